import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { text } from "@/lib/text";
import { CartShop } from "./cart-shop.client";

const line = (id: string) => ({
  id,
  product_id: id,
  name: "Taza",
  quantity: 2,
  unit_price: 1,
  total: 2,
  options: {},
  multistage_price: [],
});
const ignore = () => {};

const drawn = (lines: ComponentProps<typeof CartShop>["shop"]["lines"], hasSubtotal = true) =>
  renderToStaticMarkup(
    <CartShop
      shop={{ shop_id: "7", shop_name: "Lazos", lines, subtotal: 2 }}
      hasSubtotal={hasSubtotal}
      copy={{ ...text.cart, unitNames: {} }}
      unticked={new Set()}
      wrongQuantities={{}}
      totalText={String}
      onTick={ignore}
      onChange={ignore}
      onWrong={ignore}
      onRemove={ignore}
    />,
  );

test("a supplier with a single line has no checkbox beside that of the line", () => {
  const boxes = (html: string) => html.match(/type="checkbox"/g)?.length;
  expect(boxes(drawn([line("1")]))).toBe(1);
  expect(boxes(drawn([line("1"), line("2")]))).toBe(3);
  expect(drawn([line("1")])).toMatch(/<li[\s\S]*Lazos[\s\S]*<\/li>/);
});

test.each([
  { hasSubtotal: true, lines: [line("1"), line("2")], isTold: true },
  { hasSubtotal: true, lines: [line("1")], isTold: false },
  { hasSubtotal: true, lines: [line("1"), line("2")].map((one) => ({ ...one, reason: "Agotado." })), isTold: false },
  { hasSubtotal: false, lines: [line("1"), line("2")], isTold: false },
])(
  "a supplier's subtotal is told where there are several suppliers and it has several lines, of which one can be ordered: $isTold",
  ({ hasSubtotal, lines, isTold }) => {
    const html = drawn(lines, hasSubtotal);
    expect(html.includes(">Subtotal de Lazos<")).toBe(isTold);
  },
);
