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

test.each([
  { hasSubtotal: true, lines: [line("1"), line("2")], isTold: true },
  { hasSubtotal: true, lines: [line("1")], isTold: false },
  { hasSubtotal: false, lines: [line("1"), line("2")], isTold: false },
])(
  "a supplier's subtotal is told where there are several suppliers and it has several lines: $isTold",
  ({ hasSubtotal, lines, isTold }) => {
    const html = renderToStaticMarkup(
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
    expect(html.includes(">Subtotal de Lazos<")).toBe(isTold);
  },
);
