import { renderToStaticMarkup } from "react-dom/server";
import { listProducts } from "@/lib/product/server";
import { Offers } from "./offers";
import { Recommended } from "./recommended";

jest.mock("@/lib/product/server", () => ({ listProducts: jest.fn() }));
const products = jest.mocked(listProducts);

// spec: 11.4, 11.9
test.each([
  ["offers", Offers],
  ["recommended products", Recommended],
])("without %s there is no section and no heading", async (_name, Section) => {
  products.mockResolvedValue({ records: [], total: 0, facets: [] });
  expect(await Section()).toBeNull();
});

// spec: 18.4
test("every offer has the fixed badge and the fixed struck price beside its own", async () => {
  const product = { productId: "1", name: "Termo", price: 2, shopId: "1", shopName: "Fábrica" };
  const plain = { ...product, multistage_status: false, multistage_price: [] };
  products.mockResolvedValue({ records: [plain, { ...plain, productId: "2", price: 7 }], total: 2, facets: [] });
  const html = renderToStaticMarkup(await Offers());
  expect(html.match(/[-−]70\s?%/g)).toHaveLength(2);
  expect(html.match(/<s>\$99,90 USD<\/s>/g)).toHaveLength(2);
  expect(html).toContain("$7,00 USD");
});
