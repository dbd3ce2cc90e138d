import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { Others } from "./address-choice.client";

const ADDRESSES = ["7", "8"].map((id) => ({ id, receiver: `Ana ${id}`, street: "", town: "", phone: "", isDefault: false }));

test.each([
  ["8", true],
  ["1", false],
])("the other addresses are unfolded while the chosen one is among them (%s)", (chosen, isOpen) => {
  const cards = (some: typeof ADDRESSES) => some.map(({ id, receiver }) => <p key={id}>{receiver}</p>);
  const html = renderToStaticMarkup(
    <Others addresses={ADDRESSES} chosen={chosen} copy={{ ...text.order.checkout, landedNote: "" }} cards={cards} />,
  );
  expect(html.startsWith('<details open=""')).toBe(isOpen);
  expect(html).toContain("Ana 8");
});
