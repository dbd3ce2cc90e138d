import { CartAdd, CartList, CartUpdate } from "../../lib/contract/cart.ts";
import { WantedLines } from "../../lib/contract/line.ts";
import { ListChange, ListCreate, ListDetail } from "../../lib/contract/list.ts";
import { OrderDetail, OrderPre, OrderStore } from "../../lib/contract/order.ts";
import { type ProductDetail, ProductDetailCall, ProductSearch } from "../../lib/contract/product.ts";
import { newBuyer } from "../buyer.fixture.ts";
import { ask, newMember, refused } from "../client.fixture.ts";

async function productsWhere(isWanted: (product: ProductDetail) => boolean): Promise<ProductDetail> {
  for (const { productId } of (await ask(ProductSearch, { body: { pageSize: 60 } })).records) {
    const product = await ask(ProductDetailCall, { query: { product_id: productId } });
    if (isWanted(product)) return product;
  }
  throw new Error("the catalogue has no such product");
}

/** A product that has tiers and samples, and its first sample. */
async function sampled() {
  const product = await productsWhere(({ sample, multistage_status: isTiered }) => sample !== undefined && isTiered);
  const [{ sku_id: skuId, of } = { sku_id: "" }] = product.sample?.skus ?? [];
  const { price = 0, quantity_max: most = 0 } = product.sample ?? {};
  const goods = { product_id: product.id, ...(of !== undefined && { sku_id: of }), quantity: product.min_quantity ?? 1 };
  return { product, price, most, sample: { product_id: product.id, sku_id: skuId }, goods };
}

const linesOf = ({ shops }: { shops: { lines: { is_sample?: boolean | undefined; quantity: number }[] }[] }) =>
  shops.flatMap(({ lines }) => lines);

// spec: 27.3
describe("samples", () => {
  test("are told with the product: dearer than a unit, one for each variant", async () => {
    const { product, price, most } = await sampled();
    expect(price).toBeGreaterThanOrEqual(product.price);
    expect(most).toBeGreaterThan(0);
    expect(product.sample?.skus).toHaveLength(Math.max(1, product.skus.length));
    expect((await productsWhere(({ sample }) => sample === undefined)).sample).toBeUndefined();
  });

  test("stand in the cart beside the goods, at their own price, without minimum, step or tiers", async () => {
    const { token } = await newMember();
    const { price, most, sample, goods, product } = await sampled();
    await ask(CartAdd, { token, body: { lines: [goods, { ...sample, quantity: 1 }] } });
    const cart = await ask(CartList, { token, body: {} });
    const [ordinary, line] = cart.shops.flatMap(({ lines }) => lines);
    expect(ordinary).toMatchObject({ ...goods, min_quantity: product.min_quantity });
    expect(ordinary?.is_sample).toBeUndefined();
    expect(line).toMatchObject({ ...sample, quantity: 1, unit_price: price, total: price, is_sample: true, max_quantity: most });
    expect(line).toMatchObject({ min_quantity: 1, multistage_price: [], options: { Presentación: "Muestra" } });
    expect([line?.step, line?.carton, line?.reason]).toEqual([undefined, undefined, undefined]);
  });

  test("are no more than the supplier gives, however they are added", async () => {
    const { token } = await newMember();
    const { most, sample } = await sampled();
    const reason = `De muestra puede pedir hasta ${most}.`;
    const add = (quantity: number) => ask(CartAdd, { token, body: { lines: [{ ...sample, quantity }] } });
    expect((await add(most + 1)).refused).toMatchObject([{ ...sample, reason }]);
    const { shops, refused: none } = await add(most);
    expect(none).toEqual([]);
    expect((await add(1)).refused).toMatchObject([{ reason }]);
    const [line] = shops.flatMap(({ lines }) => lines);
    const lines = [{ id: line?.id, quantity: most + 1 }];
    expect((await refused(CartUpdate, { token, body: { lines } })).status).toBe(422);
    expect(linesOf(await ask(CartList, { token, body: {} }))).toMatchObject([{ quantity: most }]);
  });

  test("are ordered as what they are, and so again", async () => {
    const { token, addressId } = await newBuyer();
    const { price, sample } = await sampled();
    const lines = [{ ...sample, quantity: 1 }];
    expect(linesOf(await ask(OrderPre, { token, body: { lines } }))).toMatchObject([{ is_sample: true, unit_price: price }]);
    const body = { lines, address_id: addressId, idempotency_key: crypto.randomUUID() };
    const { orderNo } = await ask(OrderStore, { token, body });
    const order = await ask(OrderDetail, { token, query: { orderNo } });
    const [line] = order.shops.flatMap((shop) => shop.lines);
    expect(line).toMatchObject({ ...sample, is_sample: true, unit_price: price, options: { Presentación: "Muestra" } });
    const again = { product_id: line?.product_id, sku_id: line?.sku_id, quantity: 1 };
    const { lines: told } = await ask(WantedLines, { body: { lines: [again, { reference: sample.sku_id, quantity: 1 }] } });
    for (const one of told)
      expect(one).toMatchObject({ sku_id: sample.sku_id, unit_price: price, options: { Presentación: "Muestra" } });
  });

  test("are in no named list, however they are put there", async () => {
    const { token } = await newMember();
    const { sample, product, goods } = await sampled();
    const lines = [{ ...sample, quantity: 1 }];
    const reason = { status: 422, errors: `${product.name}: las muestras no se guardan en una lista.` };
    expect(await refused(ListCreate, { token, body: { name: "Navidad", lines } })).toEqual(reason);
    const { id } = await ask(ListCreate, { token, body: { name: "Navidad", lines: [goods] } });
    for (const body of [{ lines }, { add: lines }])
      expect(await refused(ListChange, { token, params: { id }, body })).toEqual(reason);
    expect(await ask(ListDetail, { token, params: { id } })).toMatchObject({ lines: [goods] });
  });

  test("that a supplier does not offer are not to be had", async () => {
    const { token } = await newMember();
    const { id, skus } = await productsWhere(({ sample }) => sample === undefined);
    const sku_id = `${skus[0]?.sku_id ?? id}-MUESTRA`;
    const { refused: lost } = await ask(CartAdd, { token, body: { lines: [{ product_id: id, sku_id, quantity: 1 }] } });
    expect(lost).toMatchObject([{ reason: "El proveedor ya no ofrece muestras de este producto." }]);
  });
});
