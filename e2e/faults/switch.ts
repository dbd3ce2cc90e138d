import { z } from "zod";
import type { Fault } from "../gateway";

const Numbered = z.object({ id: z.number() });
const at = (path: string) => new URL(`/_test/faults${path}`, process.env.GATEWAY_URL);

/** Sets a fault in the staging gateway. Returns a function that removes it. */
export async function fail(fault: Fault & { call: string }): Promise<() => Promise<void>> {
  const body = JSON.stringify(fault);
  const answer = await fetch(at(""), { method: "POST", body, headers: { "content-type": "application/json" } });
  if (!answer.ok) throw new Error(`no fault was set: ${await answer.text()}`);
  const { id } = Numbered.parse(await answer.json());
  return async () => {
    await fetch(at(`/${id}`), { method: "DELETE" });
  };
}
