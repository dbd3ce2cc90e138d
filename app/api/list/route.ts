import { readReferences } from "@/lib/cart/references";
import { CartAdd, CartList, type WantedLine } from "@/lib/contract/cart";
import { FavoriteList } from "@/lib/contract/favorite";
import { CART_LINES_MAX, PAGE_SIZE_MAX } from "@/lib/contract/limits";
import { type ResolvedLine, WantedLines } from "@/lib/contract/line";
import { ListChange, ListCreate, ListDelete, ListDetail } from "@/lib/contract/list";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { fill } from "@/lib/format";
import { send } from "@/lib/http/gateway";
import { withoutSamples } from "@/lib/landing/goods";
import { isKnown, isOrderable, toWantedLine } from "@/lib/list";
import { postedLines } from "@/lib/list/form";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";
import { text } from "@/lib/text";

const t = text.list;

const formPage = (data: FormData) => {
  const id = fieldText(data, "id");
  return id ? routes.list(id) : routes.lists;
};
const done = (id: string, what: string) => withNote(routes.list(id), { done: what });
const texts = (data: FormData, name: string) => data.getAll(name).filter((value) => typeof value === "string");

async function wishLines(context: CallContext): Promise<WantedLine[]> {
  const pages = Array.from({ length: CART_LINES_MAX / PAGE_SIZE_MAX }, (_, index) => index + 1);
  const answers = await Promise.all(
    pages.map((currPage) => send(FavoriteList, { query: { currPage, pageSize: PAGE_SIZE_MAX } }, context)),
  );
  return answers
    .flatMap(({ records }) => records)
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
    withoutSamples(lines).map(({ product_id, sku_id, quantity }) => ({
      ...{ product_id, quantity },
      ...(sku_id !== undefined && { sku_id }),
    })),
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

const refusal = (sentence: string) => new FormRefused({ problem: "message" }, sentence);

/** The named variant is gone; the product alone was not meant. */
const isOtherVariant = ({ obstacle, sku_id }: ResolvedLine) => obstacle === "variant" && sku_id !== undefined;

/** Lines by typed references; refuses at the first unknown one. */
async function referredLines(typed: string, context: CallContext): Promise<WantedLine[]> {
  const { lines: read, misread } = readReferences(typed);
  const [unread] = misread;
  if (unread) throw refusal(fill(t.unread, { line: unread.line, text: unread.text }));
  if (read.length > CART_LINES_MAX) throw refusal(fill(t.tooMany, { most: CART_LINES_MAX }));
  if (read.length === 0) return [];
  const body = { lines: read.map(({ reference, quantity }) => ({ reference, quantity })) };
  const { lines } = await send(WantedLines, { body }, context);
  const unknown = read.find((_line, index) => {
    const found = lines[index];
    return !found || !isKnown(found) || isOtherVariant(found);
  });
  if (unknown) throw refusal(fill(t.unknown, { reference: unknown.reference }));
  return lines.filter(isKnown).map(toWantedLine);
}

const TYPED = ["name", "line", "quantity", "add"];

/** Saves the list and removes its fields from `data`, so that a later failure does not show them as unsaved. */
async function save(id: string, data: FormData, context: CallContext): Promise<void> {
  const { lines, hasWrong } = postedLines(texts(data, "line"), texts(data, "quantity"));
  if (hasWrong) throw new FormRefused({ problem: "quantity" });
  const add = await referredLines(fieldText(data, "add"), context);
  const { data: body } = ListChange.body.safeParse({ name: fieldText(data, "name"), lines, add });
  if (!body) throw new FormRefused({ problem: "name" });
  await send(ListChange, { params: { id }, body }, context);
  for (const name of TYPED) data.delete(name);
}

async function buy(id: string, data: FormData, context: CallContext): Promise<string> {
  await save(id, data, context);
  const { lines } = await send(ListDetail, { params: { id } }, context);
  const wanted = lines.filter(isOrderable).map(toWantedLine);
  if (wanted.length === 0) throw new FormRefused({ problem: "nothing" });
  const { refused } = await send(CartAdd, { body: { lines: wanted } }, context);
  const [first] = refused;
  if (first && refused.length >= wanted.length) throw refusal([first.name, first.reason].filter(Boolean).join(": "));
  return done(id, first || wanted.length < lines.length ? "boughtSome" : "bought");
}

const setShared = (id: string, isShared: boolean, context: CallContext) =>
  send(ListChange, { params: { id }, body: { is_shared: isShared } }, context);

async function share(id: string, data: FormData, context: CallContext): Promise<string> {
  await save(id, data, context);
  await setShared(id, true, context);
  return done(id, "shared");
}

async function unshare(id: string, data: FormData, context: CallContext): Promise<string> {
  await setShared(id, false, context);
  await save(id, data, context);
  return done(id, "unshared");
}

export const POST = formPost(formPage, async (data, context) => {
  const [intent, id] = [fieldText(data, "intent"), fieldText(data, "id")];
  if (intent === "create") return create(data, context);
  if (intent === "buy") return buy(id, data, context);
  if (intent === "share") return share(id, data, context);
  if (intent === "unshare") return unshare(id, data, context);
  if (intent === "delete") {
    await send(ListDelete, { params: { id } }, context);
    return withNote(routes.lists, { done: "deleted" });
  }
  await save(id, data, context);
  return done(id, "saved");
});
