import { toWantedLine } from "@/lib/cart";
import { CartAdd, type WantedLine } from "@/lib/contract/cart";
import { ListChange, ListCreate, ListDelete, ListDetail } from "@/lib/contract/list";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { isOrderable, withReason } from "@/lib/list";
import { addToListHref } from "@/lib/list/add-href";
import { postedLines } from "@/lib/list/form";
import { routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";
import { cartLines, favoriteLines, linesOfReferences, productLines, refusedWith } from "./new-lines";

const formPage = (data: FormData) => {
  const [id, productId] = [fieldText(data, "id"), fieldText(data, "product_id")];
  if (id) return routes.list(id);
  return productId ? addToListHref(productId) : routes.lists;
};
const done = (id: string, what: string) => withNote(routes.list(id), { done: what });

function firstLines(data: FormData, context: CallContext): Promise<WantedLine[]> | WantedLine[] {
  switch (fieldText(data, "from")) {
    case "wishes":
      return favoriteLines(context);
    case "cart":
      return cartLines(context);
    case "product":
      return productLines(fieldText(data, "product_id"), context);
    default:
      return [];
  }
}

async function create(data: FormData, context: CallContext): Promise<string> {
  const lines = await firstLines(data, context);
  const { data: body } = ListCreate.body.safeParse({ name: fieldText(data, "name"), lines });
  if (!body) throw new FormRefused({ problem: "name" });
  const { id } = await send(ListCreate, { body }, context);
  return done(id, "created");
}

async function addProduct(id: string, data: FormData, context: CallContext): Promise<string> {
  const add = await productLines(fieldText(data, "product_id"), context);
  if (add.length === 0) throw new FormRefused({ problem: "product" });
  await send(ListChange, { params: { id }, body: { add } }, context);
  return done(id, "added");
}

const EDITOR_FIELDS = ["name", "line", "quantity", "add"];
const fieldTexts = (data: FormData, name: string) => data.getAll(name).filter((value) => typeof value === "string");

/** Saves the list and removes its fields from `data`, so that a later failure does not show them as unsaved. */
async function save(id: string, data: FormData, context: CallContext): Promise<void> {
  const { lines, hasWrong } = postedLines(fieldTexts(data, "line"), fieldTexts(data, "quantity"));
  if (hasWrong) throw new FormRefused({ problem: "quantity" });
  const add = await linesOfReferences(fieldText(data, "add"), context);
  const { data: body } = ListChange.body.safeParse({ name: fieldText(data, "name"), lines, add });
  if (!body) throw new FormRefused({ problem: "name" });
  await send(ListChange, { params: { id }, body }, context);
  for (const name of EDITOR_FIELDS) data.delete(name);
}

async function buy(id: string, data: FormData, context: CallContext): Promise<string> {
  await save(id, data, context);
  const { lines } = await send(ListDetail, { params: { id } }, context);
  const wantedLines = lines.filter(isOrderable).map(toWantedLine);
  if (wantedLines.length === 0) throw new FormRefused({ problem: "nothing" });
  const { refused } = await send(CartAdd, { body: { lines: wantedLines } }, context);
  const [first] = refused;
  if (first && refused.length >= wantedLines.length) throw refusedWith(withReason(first.name, first.reason));
  if (first || wantedLines.length < lines.length)
    throw new FormRefused({ problem: "boughtSome" }, refused.map(({ name, reason }) => withReason(name, reason)).join(" "));
  return done(id, "bought");
}

const setShared = (id: string, isShared: boolean, context: CallContext) =>
  send(ListChange, { params: { id }, body: { is_shared: isShared } }, context);

// A list is shared after it is saved, and unshared before: a refused save shares nothing, and does not keep the list shared.
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
  const id = fieldText(data, "id");
  switch (fieldText(data, "intent")) {
    case "create":
      return create(data, context);
    case "add":
      return addProduct(id, data, context);
    case "save":
      await save(id, data, context);
      return done(id, "saved");
    case "buy":
      return buy(id, data, context);
    case "share":
      return share(id, data, context);
    case "unshare":
      return unshare(id, data, context);
    case "delete":
      await send(ListDelete, { params: { id } }, context);
      return withNote(routes.lists, { done: "deleted" });
    default:
      throw new FormRefused({ problem: "refused" });
  }
});
