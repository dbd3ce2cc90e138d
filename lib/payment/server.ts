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

export async function getAccounts(): Promise<ForeignAccount[]> {
  const { data } = await sendAsMember(ForeignAccountList, {});
  return data;
}

export const findAccount = (id: string) => readOrUndefined(sendAsMember(ForeignAccountDetail, { params: { id } }));

export const lastPayment = (orderNo: string) => readOrUndefined(sendAsMember(CrossBorderQuery, { query: { orderNo } }));

export const lastVoucher = (orderNo: string) => readOrUndefined(sendAsMember(VoucherDetail, { query: { orderNo } }));

/** Account to which a transfer that has begun is paid. The call that begins a transfer also reads it afterwards. */
export const readTransfer = (orderNo: string) => sendAsMember(BankPayInit, { query: { orderNo } });
