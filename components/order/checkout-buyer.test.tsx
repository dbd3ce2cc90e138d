import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { CheckoutBuyer } from "./checkout-buyer";

const t = text.order.checkout;
const shown = (company: string, tax_id: string) =>
  renderToStaticMarkup(<CheckoutBuyer profile={{ company, tax_id }} changeHref="/personCenter/Account" />).replace(
    /<[^>]+>/g,
    "|",
  );

test.each([
  ["", "", t.buyerNone, t.buyerAdd],
  ["Variedades Ana", "", "A nombre de Variedades Ana", t.buyerAddTaxId],
  ["Variedades Ana", "900123456-8", "A nombre de Variedades Ana · NIT 900.123.456-8", t.buyerChange],
  ["", "52123456", "Identificación 52.123.456", t.buyerAdd],
])("company «%s» with tax number «%s» is told as %s, and leads on as %s", (company, taxId, told, link) => {
  expect(shown(company, taxId)).toContain(`|${told}|`);
  expect(shown(company, taxId)).toContain(`|${link}|`);
});
