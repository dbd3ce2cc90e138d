import type { APIRequestContext } from "@playwright/test";
import { type Buyer, newOrder, openHostedPage, pay, someLines, waitForOrder } from "../../gateway/buyer.fixture";
import { ask } from "../../gateway/client.fixture";
import { AddressAdd } from "../../lib/contract/address";
import { CartAdd } from "../../lib/contract/cart";
import { FavoriteAdd } from "../../lib/contract/favorite";
import { INQUIRY_CATEGORY_ID, PublicInquiry } from "../../lib/contract/inquiry";
import { LegacyOrderReceive, LegacyOrderShow, LegacyOrderStore, TemporaryOrderAdd } from "../../lib/contract/legacy-order";
import { ListChange, ListCreate, ListDetail } from "../../lib/contract/list";
import { NoticeList } from "../../lib/contract/notice";
import { BankPayInit, ForeignAccountAdd } from "../../lib/contract/payment";
import { ProductSearch } from "../../lib/contract/product";
import { Login } from "../../lib/contract/session";
import { ShopSearch } from "../../lib/contract/shop";
import { TeamCreate } from "../../lib/contract/team";
import { newMember, PASSWORD } from "../login";
import { FAULTS } from "./faults";

const ADDRESS = {
  receiver: "Ana Ñáñez",
  phone: "3001234567",
  department: "05",
  municipality: "05001",
  address: "Calle 10 # 4-20",
};
const ACCOUNT = { holder: "Comercial Andina SAS", bank: "Bancolombia", country: "CO", currency: "USD", number: "031-123456-78" };

const GLOBES = { category_id: INQUIRY_CATEGORY_ID, name: "Globos de fiesta", detail: "", quantity: 100, unit: "Piece" };

/** A department per fault, used by no other test: identifies the calls. */
const DEPARTMENTS = ["91", "18", "85", "94", "95", "97", "99", "86", "81", "88"];

export async function session(email: string): Promise<[string, string][]> {
  const {
    access_token: access,
    pord_token: restore = "",
    user,
  } = await ask(Login, {
    body: { loginType: "email", email, password: PASSWORD },
  });
  return [
    ["access_token", access],
    ["pord_token", restore],
    ["userId", user.userId],
    ["user", encodeURIComponent("Ana|email")],
  ];
}

const tokenOf = (cookies: [string, string][]) => new Map(cookies).get("access_token") ?? "";

/** A legacy order; `isPaid`: also shipped and received. */
async function oldOrder(buyer: Buyer, isPaid: boolean): Promise<string> {
  const { token, addressId } = buyer;
  const draft = await ask(TemporaryOrderAdd, { token, body: { lines: await someLines(1) } });
  const body = { id: draft.id, address_id: addressId, idempotency_key: crypto.randomUUID() };
  const { orderNo } = await ask(LegacyOrderStore, { token, body });
  if (!isPaid) return orderNo;
  await pay(buyer, orderNo);
  await waitForOrder(buyer, orderNo, "shipped", LegacyOrderShow);
  await ask(LegacyOrderReceive, { token, body: { orderNo } });
  return orderNo;
}

/** Products and shops per fault, used by no other test. */
async function catalogue() {
  const [{ records: goods }, { records: shops }] = await Promise.all([
    ask(ProductSearch, { body: { currPage: 9, pageSize: 30 } }),
    ask(ShopSearch, { body: { currPage: 2, pageSize: 30 } }),
  ]);
  return { products: goods.map(({ productId }) => productId), shops: shops.map(({ id }) => id) };
}

/** A product list and its share token. */
async function sharedList(token: string, lines: Awaited<ReturnType<typeof someLines>>) {
  const { id } = await ask(ListCreate, { token, body: { name: "Navidad", lines } });
  await ask(ListChange, { token, params: { id }, body: { is_shared: true } });
  const { share = "" } = await ask(ListDetail, { token, params: { id } });
  return { id, share };
}

/** A member with one record of every kind. */
export async function furnishedMember(request: APIRequestContext) {
  const email = await newMember(request);
  const token = tokenOf(await session(email));
  const { id: addressId } = await ask(AddressAdd, { token, body: ADDRESS });
  const { id: accountId } = await ask(ForeignAccountAdd, { token, body: ACCOUNT });
  const buyer: Buyer = { email, token, addressId, accountId };
  const [line] = await someLines(1);
  if (!line) throw new Error("nothing can be ordered");
  const [orderNo, abroadNo, oldNo, doneNo, saidNo] = await Promise.all([
    newOrder(buyer),
    newOrder(buyer),
    oldOrder(buyer, false),
    oldOrder(buyer, true),
    oldOrder(buyer, true),
  ]);
  await ask(BankPayInit, { token, query: { orderNo } });
  await openHostedPage(buyer, abroadNo);
  const [draft, rfq, found] = await Promise.all([
    ask(TemporaryOrderAdd, { token, body: { lines: [line] } }),
    ask(PublicInquiry, { token, body: { ...GLOBES, email } }),
    catalogue(),
    ask(CartAdd, { token, body: { lines: [line] } }),
    ask(FavoriteAdd, { token, body: { obj_id: line.product_id } }),
  ]);
  await ask(TeamCreate, { token, body: { name: "Andina" } });
  const lists = await Promise.all(Object.keys(FAULTS).map(() => sharedList(token, [line])));
  const { records: notices } = await ask(NoticeList, { token, query: { currentPage: 1, pageSize: 10 } });
  return {
    ...{ email, line, addressId, accountId, orderNo, abroadNo, oldNo, doneNo, saidNo, ...found },
    ...{ draftId: draft.id, rfqId: rfq.id, noticeIds: notices.map(({ id }) => id) },
    ...{ listIds: lists.map(({ id }) => id), shares: lists.map(({ share }) => share) },
    words: Object.keys(FAULTS).map(() => crypto.randomUUID().slice(0, 8)),
    departments: DEPARTMENTS,
  };
}
export type Furnished = Awaited<ReturnType<typeof furnishedMember>>;
