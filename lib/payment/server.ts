import "server-only";
import { type ForeignAccount, ForeignAccountDetail, ForeignAccountList } from "@/lib/contract/payment";
import { found } from "@/lib/http/found";
import { sendAsMember } from "@/lib/session/server";

/** The member's payment methods, the default first. */
export async function getAccounts(): Promise<ForeignAccount[]> {
  const { data } = await sendAsMember(ForeignAccountList, {});
  return data;
}

/** One of the member's payment methods; nothing for one that is not. */
export const findAccount = (id: string) => found(sendAsMember(ForeignAccountDetail, { params: { id } }));
