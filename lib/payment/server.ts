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

/** The account to pay to. Only for a transfer that has begun: the first such call would begin one. */
export const readTransfer = (orderNo: string) => sendAsMember(BankPayInit, { query: { orderNo } });
