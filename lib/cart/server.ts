import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { CartList, type WantedLine } from "@/lib/contract/cart";
import { type ResolvedLine, WantedLines } from "@/lib/contract/line";
import units from "@/lib/contract/units.json";
import { send } from "@/lib/http/gateway";
import { knowsCall, readOrUndefined } from "@/lib/http/reads";

/** Spanish names of units by their English ones, for the cart in the browser, which has no such table. */
export const UNIT_NAMES = Object.fromEntries(units.map(({ singular, es }) => [singular, es.toLowerCase()]));

export const getCart = (token: string) => send(CartList, { body: {} }, { token });

/** One answer per line, in order. Undefined where the service answers 400, 404 or 410, as one without this call does. */
export async function getResolvedLines(lines: WantedLine[]): Promise<ResolvedLine[] | undefined> {
  return (await readOrUndefined(send(WantedLines, { body: { lines } })))?.lines;
}

export const supportsReferences = cachedRead(["references"], () =>
  knowsCall(send(WantedLines, { body: { lines: [{ product_id: "1", quantity: 1 }] } })),
);
