import { parseAmount } from "@/lib/amount";
import {
  PriceWatchCreate,
  PriceWatchDelete,
  SearchWatchCreate,
  SearchWatchDelete,
  SearchWatchRename,
} from "@/lib/contract/watch";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { listingQuery } from "@/lib/product/query";
import { LISTING_PARAMS, routes } from "@/lib/routes";
import type { CallContext } from "@/lib/session/server";
import { watchedFields, watchedFilter } from "@/lib/watch";

const done = (what: string) => withNote(routes.watches, { done: what });

const postedQuery = (data: FormData) =>
  listingQuery(Object.fromEntries(LISTING_PARAMS.map((name) => [name, fieldText(data, name)])));

function formPage(data: FormData): string {
  const intent = fieldText(data, "intent");
  if (intent === "search") return routes.newSearchWatch(postedQuery(data));
  return intent === "price" ? routes.newPriceWatch(fieldText(data, "product_id")) : routes.watches;
}

async function saveSearch(data: FormData, context: CallContext): Promise<string> {
  const { data: body, error } = SearchWatchCreate.body.safeParse({
    name: fieldText(data, "name"),
    filter: watchedFilter(postedQuery(data)),
  });
  if (error) throw new FormRefused({ problem: error.issues.some(({ path: [field] }) => field === "name") ? "name" : "filter" });
  await send(SearchWatchCreate, { body }, context);
  return done("search");
}

async function rename(data: FormData, context: CallContext): Promise<string> {
  const { data: body } = SearchWatchRename.body.safeParse({ name: fieldText(data, "name") });
  if (!body) throw new FormRefused({ problem: "name" });
  await send(SearchWatchRename, { params: { id: fieldText(data, "id") }, body }, context);
  return done("renamed");
}

async function savePrice(data: FormData, context: CallContext): Promise<string> {
  const [product_id, saved] = [fieldText(data, "product_id"), fieldText(data, "saved_price")];
  const typed = fieldText(data, "target_price").trim();
  const target = parseAmount(typed);
  const { data: body, error } = PriceWatchCreate.body.safeParse({
    product_id,
    ...(saved && { saved_price: saved }),
    ...(target !== undefined && { target_price: target }),
  });
  const isUnread = typed !== "" && target === undefined;
  if (isUnread || error?.issues.some(({ path: [field] }) => field === "target_price"))
    throw new FormRefused({ problem: "target" });
  await send(PriceWatchCreate, { body: body ?? { product_id } }, context);
  return done("price");
}

async function removeSearch(data: FormData, context: CallContext): Promise<string> {
  await send(SearchWatchDelete, { params: { id: fieldText(data, "id") } }, context);
  const query = Object.fromEntries(watchedFields(postedQuery(data)));
  return withNote(routes.watches, { done: "removedSearch", name: fieldText(data, "name"), ...query });
}

async function removePrice(data: FormData, context: CallContext): Promise<string> {
  const [product_id, saved_price] = [fieldText(data, "product_id"), fieldText(data, "saved_price")];
  const target_price = fieldText(data, "target_price");
  await send(PriceWatchDelete, { params: { product_id } }, context);
  return withNote(routes.watches, { done: "removedPrice", product_id, saved_price, ...(target_price && { target_price }) });
}

const WORK_OF_INTENTS = new Map([
  ["search", saveSearch],
  ["price", savePrice],
  ["rename", rename],
  ["removeSearch", removeSearch],
  ["removePrice", removePrice],
]);

export const POST = formPost(formPage, async (data, context) => {
  const work = WORK_OF_INTENTS.get(fieldText(data, "intent"));
  if (!work) throw new FormRefused({ problem: "gone" });
  return work(data, context);
});
