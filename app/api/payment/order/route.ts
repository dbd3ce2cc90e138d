import { BankPayInit, CrossBorderPayInit } from "@/lib/contract/payment";
import { fieldText } from "@/lib/form/fields";
import { withNote } from "@/lib/form/note";
import { FormRefused, formPost } from "@/lib/form/post";
import { send } from "@/lib/http/gateway";
import { providerRedirectPage } from "@/lib/payment/provider-redirect";
import { routes } from "@/lib/routes";

const formPage = (data: FormData) => routes.payOrder(fieldText(data, "orderNo"), fieldText(data, "family"));

/** Begins or continues a payment. */
export const POST = formPost(formPage, async (data, context) => {
  const orderNo = fieldText(data, "orderNo");
  if (fieldText(data, "intent") === "bank") {
    await send(BankPayInit, { query: { orderNo } }, context);
    return `${withNote(formPage(data), { way: "bank" })}#transferencia`;
  }
  const paymentAccountId = fieldText(data, "paymentAccountId");
  if (!paymentAccountId) throw new FormRefused({ problem: "account" });
  const { redirect_url } = await send(CrossBorderPayInit, { query: { orderNo, paymentAccountId } }, context);
  return providerRedirectPage(redirect_url);
});
