import type { Database } from "../db/database.ts";
import { handleMember } from "../route.ts";
import { singleFlight } from "../single-flight.ts";
import { visibleBuyerIds } from "./buyer.ts";

/** `handleMember` after the due work of the member and the team; concurrent calls share it. */
export function handleAfter(database: Database, work: (memberId: number) => Promise<void>): typeof handleMember {
  const runOnce = singleFlight(work);
  return (call, answer) =>
    handleMember(call, async (input) => {
      for (const buyer of await visibleBuyerIds(database, input.session.memberId)) await runOnce(buyer);
      return answer(input);
    });
}
