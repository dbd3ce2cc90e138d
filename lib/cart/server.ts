import "server-only";
import { cachedRead } from "@/lib/cache/cached-read";
import { CartList } from "@/lib/contract/cart";
import { type ToldLine, WantedLines } from "@/lib/contract/line";
import { send } from "@/lib/http/gateway";
import { readOrUndefined } from "@/lib/http/reads";
import type { LineAlong } from "./lines-address";

/** The cart of the member whose bearer is given. */
export const getCart = (token: string) => send(CartList, { body: {} }, { token });

/** What is told of wanted lines, each in its place; undefined where the service knows no such call. */
export async function getToldLines(lines: LineAlong[]): Promise<ToldLine[] | undefined> {
  return (await readOrUndefined(send(WantedLines, { body: { lines } })))?.lines;
}

/** Whether the service tells of wanted lines: without that there is no order by references. */
export const takesReferences = cachedRead(["references"], async () => {
  return (await getToldLines([{ product_id: "1", quantity: 1 }])) !== undefined;
});
