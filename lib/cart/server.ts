import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { CartList } from "@/lib/contract/cart";
import { type ResolvedLine, WantedLines } from "@/lib/contract/line";
import { send } from "@/lib/http/gateway";
import { knowsCall, readOrUndefined } from "@/lib/http/reads";
import type { LineAlong } from "./lines-address";

export const getCart = (token: string) => send(CartList, { body: {} }, { token });

/** One per line, in order; undefined where the service does not have the call. */
export async function getResolvedLines(lines: LineAlong[]): Promise<ResolvedLine[] | undefined> {
  return (await readOrUndefined(send(WantedLines, { body: { lines } })))?.lines;
}

/** Whether the service supports order by references. */
export const supportsReferences = cachedRead(["references"], () =>
  knowsCall(send(WantedLines, { body: { lines: [{ product_id: "1", quantity: 1 }] } })),
);
