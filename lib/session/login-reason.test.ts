import { text } from "@/lib/text";
import { loginReason } from "./login-reason";

const { reasons, loginLead } = text.session;

test.each([
  ["/", loginLead],
  ["/personCenter", loginLead],
  ["/cart", reasons.order],
  ["/checkout?cart_ids=1", reasons.order],
  ["/product/1000432#variantes", reasons.product],
  ["/productsIn?code=ofertas", reasons.page],
  ["/personCenter/Wish/watches/new?product=1", reasons.watches],
  ["/personCenter/Wish", reasons.wishes],
  ["/personCenter/Address", reasons.addresses],
  ["/personCenter/Address/new?department=76", reasons.typed],
  ["/personCenter/FAM/7", reasons.paymentMethods],
  ["/personCenter/FAM/7/edit", reasons.typed],
  ["/shop/10059", reasons.page],
  ["/personCenter/Account", loginLead],
])("who is to go to %s is told why to log in", (returnTo, reason) => {
  expect(loginReason(returnTo)).toBe(reason);
});
