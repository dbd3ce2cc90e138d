import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ADDRESS_COPY } from "@/components/address/form-choices";
import { BLANK_ADDRESS } from "@/lib/address";
import { text } from "@/lib/text";
import { CheckoutView } from "./checkout-view.client";

const t = text.order.checkout;
const REFUSED = { product_id: "5", cart_id: "2", quantity: 1, name: "Tazas", reason: "Ya no se vende." };
const CHOICES = { departments: [], towns: [], countries: [] };
const ADDRESS = { receiver: "Ana", street: "", town: "", phone: "", isDefault: false };

const view = (more: Partial<ComponentProps<typeof CheckoutView>>) =>
  renderToStaticMarkup(
    <CheckoutView
      selection={{ cart_ids: ["1", "2"], address_id: "71" }}
      initial={{ shops: [], refused: [REFUSED], total: 0 }}
      addresses={["72", "73"].map((id) => ({ id, ...ADDRESS }))}
      team={undefined}
      posted={undefined}
      copy={{ ...t, landedNote: text.order.landedNote }}
      action="/api/order"
      orderKey=""
      newAddress={{ ...CHOICES, copy: ADDRESS_COPY, initial: BLANK_ADDRESS, urls: { post: "", next: "" } }}
      hidden={null}
      buyer="A nombre de Ana"
      teamBuyer="A nombre de Andina"
      {...more}
    />,
  );

test("what is left without a line goes to the address that is chosen, not to the one that the page was opened with", () => {
  expect(view({})).toContain('href="/checkout?cart_ids=1&amp;address_id=72"');
});

test("an order that a team has to approve is sent to be approved, in the team's name, and is not paid in the next step", () => {
  const team = { id: "9", name: "Andina", approve_above: 10, hasOtherApprover: true, copy: text.team.checkout };
  const posted = { key: "", notes: {}, purchaseOrder: "", addressId: "72", team: "9" };
  const shown = (total: number) => view({ team, posted, initial: { shops: [], refused: [], total } });
  expect(shown(10.01)).toContain(`>${t.confirmApproval}<`);
  expect(shown(10.01)).toContain(t.termsApproval);
  expect(shown(10.01)).toContain("A nombre de Andina");
  expect(shown(10)).toContain(`>${t.confirm}<`);
  expect(shown(10)).toContain(t.terms);
});
