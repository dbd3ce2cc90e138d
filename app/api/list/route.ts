import { readReferences } from "@/lib/cart/references";
import { CartAdd, CartList, type WantedLine } from "@/lib/contract/cart";
import { FavoriteList } from "@/lib/contract/favorite";
import { CART_LINES_MAX, PAGE_SIZE_MAX } from "@/lib/contract/limits";
import { WantedLines } from "@/lib/contract/line";
import { ListChange, ListCreate, ListDelete, ListDetail } from "@/lib/contract/list";
import { FormRefused, fieldText, formPost, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { isKnown, isOrderable, wantedOf } from "@/lib/list";
import { postedLines } from "@/lib/list/form";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";

const pageOf = (data: FormData) => {
  const id = fieldText(data, "id");
  return id ? routes.list(id) : routes.lists;
};
const done = (id: string, what: string) => withNote(routes.list(id), { done: what });
const texts = (data: FormData, name: string) => data.getAll(name).filter((value) => typeof value === "string");

/** What is saved, with the quantity from which it is sold. */
async function wishLines(context: CallContext): Promise<WantedLine[]> {
  const { records } = await send(FavoriteList, { query: { pageSize: PAGE_SIZE_MAX } }, context);
  return records
    .filter(({ is_available }) => is_available)
    .map(({ obj_id, sku_id, min_quantity = 1 }) => ({
      product_id: obj_id,
      ...(sku_id !== undefined && { sku_id }),
      quantity: Math.max(1, min_quantity),
    }));
}

async function cartLines(context: CallContext): Promise<WantedLine[]> {
  const { shops } = await send(CartList, { body: {} }, context);
  return shops.flatMap(({ lines }) =>
    lines.map(({ product_id, sku_id, quantity }) => ({ product_id, ...(sku_id !== undefined && { sku_id }), quantity })),
  );
}

async function create(data: FormData, context: CallContext): Promise<string> {
  const from = fieldText(data, "from");
  const lines = from === "wishes" ? await wishLines(context) : from === "cart" ? await cartLines(context) : [];
  const { data: body } = ListCreate.body.safeParse({ name: fieldText(data, "name"), lines });
  if (!body) throw new FormRefused({ problem: "name" });
  const { id } = await send(ListCreate, { body }, context);
  return done(id, "created");
}

/** Lines by the references that were typed; what is not known is told, and nothing of it is kept then. */
async function referredLines(typed: string, context: CallContext): Promise<WantedLine[]> {
  const { lines: read, misread } = readReferences(typed);
  if (misread.length > 0 || read.length > CART_LINES_MAX) throw new FormRefused({ problem: "references" });
  if (read.length === 0) return [];
  const body = { lines: read.map(({ reference, quantity }) => ({ reference, quantity })) };
  const { lines } = await send(WantedLines, { body }, context);
  if (!lines.every(isKnown)) throw new FormRefused({ problem: "references" });
  return lines.filter(isKnown).map(wantedOf);
}

async function save(id: string, data: FormData, context: CallContext): Promise<string> {
  const { lines, hasWrong } = postedLines(texts(data, "line"), texts(data, "quantity"));
  if (hasWrong) throw new FormRefused({ problem: "quantity" });
  const add = await referredLines(fieldText(data, "add"), context);
  const { data: body } = ListChange.body.safeParse({ name: fieldText(data, "name"), lines, add });
  if (!body) throw new FormRefused({ problem: "name" });
  await send(ListChange, { params: { id }, body }, context);
  return done(id, "saved");
}

async function buy(id: string, context: CallContext): Promise<string> {
  const { lines } = await send(ListDetail, { params: { id } }, context);
  const wanted = lines.filter(isOrderable).map(wantedOf);
  if (wanted.length === 0) throw new FormRefused({ problem: "nothing" });
  const { refused } = await send(CartAdd, { body: { lines: wanted } }, context);
  const isWhole = refused.length === 0 && wanted.length === lines.length;
  return done(id, isWhole ? "bought" : "boughtSome");
}

async function share(id: string, isShared: boolean, context: CallContext): Promise<string> {
  await send(ListChange, { params: { id }, body: { is_shared: isShared } }, context);
  return done(id, isShared ? "shared" : "unshared");
}

/** The forms of a member's lists. */
export const POST = formPost(pageOf, async (data, context) => {
  const [intent, id] = [fieldText(data, "intent"), fieldText(data, "id")];
  if (intent === "create") return create(data, context);
  if (intent === "buy") return buy(id, context);
  if (intent === "share" || intent === "unshare") return share(id, intent === "share", context);
  if (intent !== "delete") return save(id, data, context);
  await send(ListDelete, { params: { id } }, context);
  return withNote(routes.lists, { done: "deleted" });
});
