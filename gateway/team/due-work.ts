import type { Database } from "../db/database.ts";
import { handleMember } from "../route.ts";
import { singleFlight } from "../single-flight.ts";
import { visibleBuyerIds } from "./buyer.ts";

/** `handleMember`, but first does what is due (`work`) for the member and for its team; concurrent calls share the work. */
export function handleAfter(database: Database, work: (memberId: number) => Promise<void>): typeof handleMember {
  const runOnce = singleFlight(work);
  return (call, answer) =>
    handleMember(call, async (input) => {
      for (const buyer of await visibleBuyerIds(database, input.session.memberId)) await runOnce(buyer);
      return answer(input);
    });
}
