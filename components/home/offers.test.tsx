import { listProducts } from "@/lib/product/server";
import { Offers } from "./offers";
import { Recommended } from "./recommended";

jest.mock("@/lib/product/server", () => ({ listProducts: jest.fn() }));
const products = jest.mocked(listProducts);

test.each([
  ["offers", Offers],
  ["recommended products", Recommended],
])("without %s there is no section and no heading", async (_name, Section) => {
  products.mockResolvedValue({ records: [], total: 0, facets: [] });
  expect(await Section()).toBeNull();
});
