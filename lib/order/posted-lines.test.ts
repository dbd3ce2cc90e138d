import { postedLines } from "./posted-lines";

const form = (...lines: [product: string, variant: string, quantity: string][]) => {
  const data = new FormData();
  for (const [product, variant, quantity] of lines) {
    data.append("product_id", product);
    data.append("sku_id", variant);
    data.append("quantity", quantity);
  }
  return data;
};

describe("the form of a draft", () => {
  test("holds a line for each product and variant", () => {
    expect(postedLines(form(["7", "a-1", "12"], ["8", "", "1"]))).toEqual([
      { product_id: "7", sku_id: "a-1", quantity: 12 },
      { product_id: "8", quantity: 1 },
    ]);
  });

  test("a line of nothing goes, the quantities of the others stay theirs", () => {
    expect(postedLines(form(["7", "a-1", "0"], ["8", "", "5"]))).toEqual([{ product_id: "8", quantity: 5 }]);
    expect(postedLines(form(["7", "", "0"]))).toEqual([]);
  });

  test("what is no quantity takes nothing out", () => {
    expect(postedLines(form(["7", "", ""], ["8", "", "dos"]))).toEqual([
      { product_id: "7", quantity: 0 },
      { product_id: "8", quantity: Number.NaN },
    ]);
  });
});
