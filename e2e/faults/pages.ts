import { linesParam } from "../../lib/cart/lines-address";
import { MemberInfo, SessionList } from "../../lib/contract/account";
import { AddressList } from "../../lib/contract/address";
import type { Call } from "../../lib/contract/call";
import { CartList } from "../../lib/contract/cart";
import { EvaluationPage, LineEvaluations } from "../../lib/contract/evaluation";
import { FavoriteList } from "../../lib/contract/favorite";
import { AreaList } from "../../lib/contract/geo";
import { InquiryDetail, InquiryList } from "../../lib/contract/inquiry";
import { ForeignPayDetail, LegacyOrderIndex, LegacyOrderShow, TemporaryOrderList } from "../../lib/contract/legacy-order";
import { WantedLines } from "../../lib/contract/line";
import { ListAll, ListDetail, SharedList } from "../../lib/contract/list";
import { LiveSearch } from "../../lib/contract/live";
import { NoticeDetail, NoticeList, NoticeRead, PushState, UnreadCount } from "../../lib/contract/notice";
import { OrderDetail, OrderPage, OrderPre } from "../../lib/contract/order";
import {
  BankPayInit,
  CrossBorderQuery,
  ForeignAccountDetail,
  ForeignAccountList,
  VoucherDetail,
} from "../../lib/contract/payment";
import { ProductDetailCall, ProductRecommend, ProductSearch } from "../../lib/contract/product";
import { UserAuthInfo } from "../../lib/contract/session";
import { FactoryDetail, ShopDetailCall, ShopSearch } from "../../lib/contract/shop";
import { InvitationShow, TeamShow } from "../../lib/contract/team";
import { WatchAll } from "../../lib/contract/watch";
import { routes } from "../../lib/routes";
import type { Furnished } from "./member";

/**
 * What a page is without a call. `page`: nothing is left of it but its frame and a way to try again; `part`: a part says that it is missing,
 * with its own way; `silent`: the page is as it was (specification 1.6).
 */
type Loss = "page" | "part" | "silent";

/** A page and one of its calls. `match`: identifies the call if the bearer does not; `index`: of the fault. */
export type PageRow = {
  call: Call;
  loss: Loss;
  path: (member: Furnished, index: number) => string;
  match?: (member: Furnished, index: number) => string;
};

type Path = PageRow["path"];
const row = (path: string | Path, call: Call, loss: Loss, match?: Path): PageRow => ({
  call,
  loss,
  path: typeof path === "string" ? () => path : path,
  ...(match && { match }),
});

const at = (list: string[], index: number) => {
  const found = list[index];
  if (found === undefined) throw new Error(`nothing to look at for fault ${index}`);
  return found;
};
const LEGACY = "legacy";
const order: Path = ({ orderNo }) => routes.order(orderNo);
const old: Path = ({ oldNo }) => routes.order(oldNo, LEGACY);
const done: Path = ({ doneNo }) => routes.order(doneNo, LEGACY);
const opinion: Path = ({ doneNo, line }) => routes.evaluation(doneNo, line, LEGACY);
const pay: Path = ({ orderNo }) => routes.payOrder(orderNo);
const checkout: Path = ({ line }) =>
  `${routes.checkout}?${new URLSearchParams({ product_id: line.product_id, quantity: "1000" })}`;
const drafts = routes.orderList({ family: LEGACY });
const product: Path = ({ products }, index) => at(products, index);
const shop: Path = ({ shops }, index) => at(shops, index);
const share: Path = ({ shares }, index) => at(shares, index);
const word: Path = ({ words }, index) => at(words, index);

const MEMBER: PageRow[] = [
  row(routes.member, OrderPage, "part"),
  row(routes.member, InquiryList, "part"),
  row(routes.member, UnreadCount, "silent"),
  row(routes.member, MemberInfo, "part"),
  row(routes.account, UserAuthInfo, "page"),
  row(routes.account, SessionList, "part"),
  row(routes.account, PushState, "silent"),
  row(routes.messages, NoticeList, "page"),
  row(routes.messages, UnreadCount, "silent"),
  row(routes.messageList({ page: 2 }), NoticeList, "page"),
  row(routes.messageList({ unread: true }), NoticeList, "page"),
  row(routes.messageList({ unread: true }), UnreadCount, "silent"),
  row(({ noticeIds }) => routes.message(at(noticeIds, 0)), NoticeDetail, "page"),
  row(({ noticeIds }) => routes.message(at(noticeIds, 0)), NoticeRead, "silent"),
  row(routes.wishes, FavoriteList, "part"),
  row(routes.wishesPage(2), FavoriteList, "part"),
  row(routes.lists, ListAll, "page"),
  row(routes.watches, WatchAll, "page"),
  row(({ line }) => routes.newPriceWatch(line.product_id), WatchAll, "page"),
  row(({ listIds }) => routes.list(at(listIds, 0)), ListDetail, "page"),
  row(routes.addresses, AddressList, "page"),
  row(({ addressId }) => routes.editAddress(addressId), AddressList, "page"),
  row(
    ({ departments }, index) => routes.newAddress(at(departments, index)),
    AreaList,
    "page",
    ({ departments }, index) => `parent_id=${at(departments, index)}`,
  ),
  row(routes.paymentMethods, ForeignAccountList, "page"),
  row(({ accountId }) => routes.paymentMethod(accountId), ForeignAccountDetail, "page"),
  row(({ accountId }) => routes.editPaymentMethod(accountId), ForeignAccountDetail, "page"),
  row(routes.team, TeamShow, "page"),
  row(routes.account, TeamShow, "silent"),
  row(routes.member, TeamShow, "silent"),
  row(routes.teamInvitation("x".repeat(43)), InvitationShow, "page"),
  row(routes.quotations, InquiryList, "page"),
  row(routes.quotations, TeamShow, "silent"),
  row(routes.quote, TeamShow, "silent"),
  row(routes.quotationList({ status: "quoted" }), InquiryList, "page"),
  row(({ rfqId }) => routes.quotation(rfqId), InquiryDetail, "page"),
];

const ORDERS: PageRow[] = [
  row(routes.orders, OrderPage, "page"),
  row(routes.orderList({ status: "paid" }), OrderPage, "page"),
  row(routes.orderList({ keyword: "globos" }), OrderPage, "page"),
  row(drafts, LegacyOrderIndex, "page"),
  row(routes.orderList({ family: LEGACY, status: "received" }), LegacyOrderIndex, "page"),
  row(routes.orderList({ family: LEGACY, keyword: "globos" }), LegacyOrderIndex, "page"),
  row(drafts, TemporaryOrderList, "part"),
  row(drafts, AddressList, "part"),
  row(routes.ordersCsv({}), OrderPage, "page"),
  row(routes.ordersCsv({ family: LEGACY }), LegacyOrderIndex, "page"),
  row(order, OrderDetail, "page"),
  row(order, CrossBorderQuery, "part"),
  row(order, VoucherDetail, "part"),
  row(({ abroadNo }) => routes.order(abroadNo), CrossBorderQuery, "part"),
  row(old, LegacyOrderShow, "page"),
  row(done, ForeignPayDetail, "part"),
  row(done, LineEvaluations, "part"),
  row(opinion, LineEvaluations, "page"),
  // A link without `family`.
  row(({ oldNo }) => routes.order(oldNo), OrderDetail, "page"),
  row(({ oldNo }) => routes.order(oldNo), LegacyOrderShow, "page"),
  row(pay, OrderDetail, "page"),
  row(pay, ForeignAccountList, "part"),
  row(pay, VoucherDetail, "part"),
  row(pay, BankPayInit, "part"),
  row(({ oldNo }) => routes.payOrder(oldNo, LEGACY), LegacyOrderShow, "page"),
  row(({ doneNo }) => routes.payOrder(doneNo, LEGACY), VoucherDetail, "part"),
  row(({ orderNo }) => routes.proforma(orderNo), OrderDetail, "page"),
  row(({ oldNo }) => routes.proforma(oldNo, LEGACY), LegacyOrderShow, "page"),
  row(({ orderNo }) => routes.paper(orderNo, "proforma"), OrderDetail, "page"),
  row(({ doneNo }) => routes.paper(doneNo, "factura-comercial", LEGACY), LegacyOrderShow, "page"),
  row(({ doneNo }) => routes.paper(doneNo, "lista-de-empaque", LEGACY), LegacyOrderShow, "page"),
  row(({ orderNo }) => routes.reorder(orderNo), OrderDetail, "page"),
  row(({ orderNo }) => routes.reorder(orderNo), OrderPre, "page"),
  row(({ oldNo }) => routes.reorder(oldNo, LEGACY), LegacyOrderShow, "page"),
  row(({ oldNo }) => routes.reorder(oldNo, LEGACY), OrderPre, "page"),
  row(routes.cart, CartList, "part"),
  row(checkout, OrderPre, "page"),
  row(checkout, AddressList, "page"),
  row(checkout, TeamShow, "silent"),
  row(routes.orders, TeamShow, "silent"),
];

const PUBLIC: PageRow[] = [
  row((member, index) => routes.product(product(member, index)), ProductDetailCall, "page", product),
  row(
    (member, index) => routes.product(product(member, index + 10)),
    ProductRecommend,
    "silent",
    (member, index) => product(member, index + 10),
  ),
  row(
    (member, index) => routes.quoteFor(product(member, index + 20)),
    ProductDetailCall,
    "page",
    (member, index) => product(member, index + 20),
  ),
  row((member, index) => routes.shop(shop(member, index)), ShopDetailCall, "page", shop),
  row(
    (member, index) => routes.shop(shop(member, index + 10)),
    FactoryDetail,
    "silent",
    (member, index) => shop(member, index + 10),
  ),
  row(
    (member, index) => routes.product(product(member, index + 10)),
    EvaluationPage,
    "silent",
    (member, index) => product(member, index + 10),
  ),
  row(
    (member, index) => routes.quoteOfShop(shop(member, index + 20)),
    ShopDetailCall,
    "silent",
    (member, index) => shop(member, index + 20),
  ),
  row((member, index) => routes.productSearch({ keyword: word(member, index) }), ProductSearch, "page", word),
  row((member, index) => routes.shopSearch({ keyword: word(member, index) }), ShopSearch, "page", word),
  row((member, index) => routes.liveList({ keyword: word(member, index) }), LiveSearch, "page", word),
  row(({ rfqId }) => routes.quoteAgain(rfqId), InquiryDetail, "silent"),
  row((member, index) => routes.sharedList(share(member, index)), SharedList, "page", share),
  row(
    (member, index) => routes.quoteWith({ lines: linesParam([{ product_id: product(member, index), quantity: 1000 }]) }),
    WantedLines,
    "silent",
    product,
  ),
];

/** Every page with each of its calls that can fail for one visitor only. */
export const PAGES: readonly PageRow[] = [...MEMBER, ...ORDERS, ...PUBLIC];
