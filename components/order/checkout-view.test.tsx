import { renderToStaticMarkup } from "react-dom/server";
import { ADDRESS_COPY } from "@/components/address/form-choices";
import { BLANK_ADDRESS } from "@/lib/address";
import { text } from "@/lib/text";
import { CheckoutView } from "./checkout-view.client";

const REFUSED = { product_id: "5", cart_id: "2", quantity: 1, name: "Tazas", reason: "Ya no se vende." };
const CHOICES = { departments: [], towns: [], countries: [] };
const ADDRESS = { receiver: "Ana", street: "", town: "", phone: "", isDefault: false };

test("what is left without a line goes to the address that is chosen, not to the one that the page was opened with", () => {
  const html = renderToStaticMarkup(
    <CheckoutView
      selection={{ cart_ids: ["1", "2"], address_id: "71" }}
      initial={{ shops: [], refused: [REFUSED], total: 0 }}
      addresses={["72", "73"].map((id) => ({ id, ...ADDRESS }))}
      team={undefined}
      posted={undefined}
      copy={{ ...text.order.checkout, landedNote: text.order.landedNote }}
      action="/api/order"
      orderKey=""
      newAddress={{ ...CHOICES, copy: ADDRESS_COPY, initial: BLANK_ADDRESS, urls: { post: "", next: "" } }}
      hidden={null}
      buyer={null}
    />,
  );
  expect(html).toContain('href="/checkout?cart_ids=1&amp;address_id=72"');
});
