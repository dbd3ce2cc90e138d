import "server-only";
import {
  BankPayInit,
  CrossBorderQuery,
  type ForeignAccount,
  ForeignAccountDetail,
  ForeignAccountList,
  VoucherDetail,
} from "@/lib/contract/payment";
import { readOrUndefined } from "@/lib/http/reads";
import { sendAsMember } from "@/lib/session/server";

/** The member's payment methods, the default first. */
export async function getAccounts(): Promise<ForeignAccount[]> {
  const { data } = await sendAsMember(ForeignAccountList, {});
  return data;
}

/** One of the member's payment methods; nothing for one that is not. */
export const findAccount = (id: string) => readOrUndefined(sendAsMember(ForeignAccountDetail, { params: { id } }));

/** How the last cross-border payment of an order stands; nothing where none was begun. */
export const lastPayment = (orderNo: string) => readOrUndefined(sendAsMember(CrossBorderQuery, { query: { orderNo } }));

/** The last voucher of an order; nothing where none was handed in. */
export const lastVoucher = (orderNo: string) => readOrUndefined(sendAsMember(VoucherDetail, { query: { orderNo } }));

/** Where to transfer to for an order whose transfer is open: the gateway tells it by going on with the open one. */
export const openTransfer = (orderNo: string) => sendAsMember(BankPayInit, { query: { orderNo } });
