import { CartAdd } from "../../lib/contract/cart.ts";
import { quantityLoad } from "../../lib/contract/carton.ts";
import { OrderDetail } from "../../lib/contract/order.ts";
import { ProductDetailCall } from "../../lib/contract/product.ts";
import { newBuyer, newOrder, someLines } from "../buyer.fixture.ts";
import { ask } from "../client.fixture.ts";

// spec: 25.1
test("how goods travel is told with the product, its line in the cart and its line in an order, which weighs as it travels", async () => {
  const buyer = await newBuyer();
  const { token } = buyer;
  const lines = await someLines(1);
  const [{ product_id = "" } = {}] = lines;
  const product = await ask(ProductDetailCall, { query: { product_id } });
  const { pack_quantity, carton, tariff_heading } = product;
  expect(product.port).toMatch(/^(Ningbo|Shanghái)$/);
  expect(product.lead_days).toBeGreaterThanOrEqual(7);
  expect(carton?.weight).toBeGreaterThan(0);
  expect(tariff_heading).toMatch(/^\d{4}$/);
  const cart = await ask(CartAdd, { token, body: { lines } });
  expect(cart.shops[0]?.lines[0]).toMatchObject({ pack_quantity, carton, tariff_heading });
  const order = await ask(OrderDetail, { token, query: { orderNo: await newOrder(buyer, { lines }) } });
  const [line] = order.shops.flatMap((shop) => shop.lines);
  expect(line).toMatchObject({ pack_quantity, carton, tariff_heading });
  const load = quantityLoad({ quantity: line?.quantity ?? 0, pack_quantity, carton });
  expect(order.weight_kg).toBeCloseTo((load?.weight ?? 0) / 1000, 1);
  expect(order.volume_m3).toBeCloseTo((load?.volume ?? 0) / 1_000_000, 2);
});
