import { CartAdd, CartUpdate } from "../../lib/contract/cart.ts";
import { type ProductDetail, ProductDetailCall, ProductSearch } from "../../lib/contract/product.ts";
import { ask, newMember, refused } from "../client.fixture.ts";

type Line = { product_id: string; quantity: number };

const add = (token: string, ...lines: Line[]) => ask(CartAdd, { token, body: { lines } });
const linesOf = ({ shops }: Awaited<ReturnType<typeof add>>) => shops.flatMap(({ lines }) => lines);

async function pageOf(currPage: number): Promise<ProductDetail[]> {
  const { records } = await ask(ProductSearch, { body: { currPage, pageSize: 24 } });
  return Promise.all(records.map(({ productId }) => ask(ProductDetailCall, { query: { product_id: productId } })));
}

describe("goods that are sold by the dozen", () => {
  /** A product that is sold in multiples of a step. */
  async function stepped(): Promise<ProductDetail & { step: number }> {
    for (let page = 1; page < 20; page += 1)
      for (const product of await pageOf(page))
        if (product.step && !product.skus.length) return { ...product, step: product.step };
    throw new Error("the catalogue has no such product");
  }

  test("are added and changed in multiples alone, and the answer says which", async () => {
    const { token } = await newMember();
    const product = await stepped();
    const { step } = product;
    const least = product.min_quantity ?? step;
    const odd = least + 1;
    const reason = `Se vende de a ${step}: pida ${least} o ${least + step}.`;
    expect((await add(token, { product_id: product.id, quantity: odd })).refused).toMatchObject([
      { product_id: product.id, reason },
    ]);
    const [line] = linesOf(await add(token, { product_id: product.id, quantity: least }));
    expect(line).toMatchObject({ quantity: least, step });
    const wrong = await refused(CartUpdate, { body: { lines: [{ id: line?.id ?? "", quantity: odd }] }, token });
    expect(wrong).toMatchObject({ status: 422, errors: `${product.name}: ${reason}` });
    expect(linesOf(await add(token, { product_id: product.id, quantity: step }))[0]).toMatchObject({ quantity: least + step });
  });
});
