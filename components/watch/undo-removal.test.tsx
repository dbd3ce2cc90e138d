import { renderToStaticMarkup } from "react-dom/server";
import type { Query } from "@/lib/product/listing-address";
import { UndoRemoval } from "./undo-removal";

jest.mock("@/components/session/member-field", () => ({ MemberField: () => null }));

const show = (query: Query) => renderToStaticMarkup(<UndoRemoval query={query} />);
const fields = (query: Query) =>
  [...show(query).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);

// spec: 27.1
test("a search that was removed comes back with its name and filters", () => {
  const query = { done: "removedSearch", name: "Termos", keyword: "termo", max_price: "20", other: "x" };
  expect(fields(query)).toEqual([
    ["name", "Termos"],
    ["keyword", "termo"],
    ["max_price", "20"],
  ]);
  expect(show(query)).toContain('value="search"');
});

// spec: 27.2
test("a price that was watched comes back with that of its first day", () => {
  const query = { done: "removedPrice", product_id: "7", saved_price: "3.01" };
  expect(fields(query)).toEqual([
    ["product_id", "7"],
    ["saved_price", "3.01"],
  ]);
  expect(show(query)).toContain('value="price"');
  expect(fields({ ...query, target_price: "2.5" })).toContainEqual(["target_price", "2.5"]);
});

test.each<Query>([
  { done: "price" },
  { done: "removedPrice" },
  { done: "removedPrice", product_id: "<b>" },
  { done: "removedSearch" },
])("nothing is brought back for %j", (query) => {
  expect(show(query)).toBe("");
});
