import { BLANK_LONG } from "./form";
import { hasMoreValues } from "./more-values";

test("the folded fields are open with what is typed in one of them, not with a product's own category", () => {
  const levels = [{ id: "1", name: "Hogar" }];
  expect(hasMoreValues(BLANK_LONG, {})).toBe(false);
  expect(hasMoreValues({ ...BLANK_LONG, goods_name: "Termos", phone: "300" }, {})).toBe(false);
  expect(hasMoreValues({ ...BLANK_LONG, max_budget: "mucho" }, {})).toBe(true);
  expect(hasMoreValues({ ...BLANK_LONG, levels }, {})).toBe(true);
  expect(hasMoreValues({ ...BLANK_LONG, levels }, { productId: "7" })).toBe(false);
});
