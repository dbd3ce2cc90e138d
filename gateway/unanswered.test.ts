import { Refusal } from "./refusal.ts";
import { routesOver } from "./routes.ts";
import { unanswered } from "./unanswered.ts";
import { filesIn } from "./upload/files.ts";

// This list may only shrink.
const NOT_YET = [
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
  "payment.VoucherDetail",
  "payment.VoucherSave",
];

const noDatabase = () => Promise.reject(new Refusal(500, "no store is asked here"));

test("nothing of the contract is left unanswered but what is listed", () => {
  const database = { rows: noDatabase, row: noDatabase, run: noDatabase, transaction: noDatabase, close: noDatabase };
  const routes = routesOver(database, filesIn("uploads"));
  expect(unanswered(routes)).toEqual(NOT_YET);
});
