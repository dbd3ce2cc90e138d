import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { CartList, type WantedLine } from "@/lib/contract/cart";
import { type ResolvedLine, WantedLines } from "@/lib/contract/line";
import { send } from "@/lib/http/gateway";
import { knowsCall, readOrUndefined } from "@/lib/http/reads";

export const getCart = (token: string) => send(CartList, { body: {} }, { token });

/** One per line, in order; undefined where the service does not have the call. */
export async function getResolvedLines(lines: WantedLine[]): Promise<ResolvedLine[] | undefined> {
  return (await readOrUndefined(send(WantedLines, { body: { lines } })))?.lines;
}

export const supportsReferences = cachedRead(["references"], () =>
  knowsCall(send(WantedLines, { body: { lines: [{ product_id: "1", quantity: 1 }] } })),
);
