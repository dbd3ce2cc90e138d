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
  [1, false],
  [2, true],
])("a supplier of %i lines has a subtotal: %s", (count, hasSubtotal) => {
  const lines = ["1", "2"].slice(0, count).map(line);
  const html = renderToStaticMarkup(
    <CartShop
      shop={{ shop_id: "7", shop_name: "Lazos", lines, subtotal: 2 * count }}
      copy={{ ...text.cart, unitNames: {} }}
      unticked={new Set()}
      wrongQuantityIds={new Set()}
      isComputing={false}
      onTick={ignore}
      onChange={ignore}
      onWrong={ignore}
      onRemove={ignore}
    />,
  );
  expect(html.includes(`>${text.cart.subtotal}<`)).toBe(hasSubtotal);
});
