import { Refusal } from "./refusal.ts";
import { routesOver } from "./routes.ts";
import { unanswered } from "./unanswered.ts";

// This list may only shrink.
const NOT_YET = [
  "address.AddressAdd",
  "address.AddressDelete",
  "address.AddressList",
  "address.AddressSetDefault",
  "address.AddressUpdate",
  "cart.CartAdd",
  "cart.CartList",
  "cart.CartRemove",
  "cart.CartRemoveAll",
  "cart.CartUpdate",
  "chat.ChatSession",
  "chat.ChatTicket",
  "favorite.FavoriteAdd",
  "favorite.FavoriteList",
  "favorite.FavoriteRemove",
  "geo.Upload",
  "inquiry.InquiryDelete",
  "inquiry.InquiryDetail",
  "inquiry.InquiryList",
  "inquiry.InquiryUnits",
  "inquiry.PrivateInquiry",
  "inquiry.PublicInquiry",
  "notice.NoticeDelete",
  "notice.NoticeDetail",
  "notice.NoticeList",
  "notice.NoticeRead",
  "notice.NoticeReadAll",
  "notice.UnreadCount",
  "order.ForeignPayDetail",
  "order.LegacyOrderCancel",
  "order.LegacyOrderDestroy",
  "order.LegacyOrderEvaluate",
  "order.LegacyOrderIndex",
  "order.LegacyOrderReceive",
  "order.LegacyOrderShow",
  "order.LegacyOrderStore",
  "order.OrderCancel",
  "order.OrderDetail",
  "order.OrderPage",
  "order.OrderPre",
  "order.OrderReceive",
  "order.OrderStore",
  "order.TemporaryOrderAdd",
  "order.TemporaryOrderDelete",
  "order.TemporaryOrderList",
  "order.TemporaryOrderUpdate",
  "payment.BankPayInit",
  "payment.CrossBorderPayInit",
  "payment.CrossBorderQuery",
  "payment.ForeignAccountAdd",
  "payment.ForeignAccountDelete",
  "payment.ForeignAccountDetail",
  "payment.ForeignAccountList",
  "payment.ForeignAccountUpdate",
  "payment.VoucherDetail",
  "payment.VoucherSave",
];

const noDatabase = () => Promise.reject(new Refusal(500, "no store is asked here"));

test("nothing of the contract is left unanswered but what is listed", () => {
  const routes = routesOver({ rows: noDatabase, row: noDatabase, run: noDatabase, transaction: noDatabase, close: noDatabase });
  expect(unanswered(routes)).toEqual(NOT_YET);
});
