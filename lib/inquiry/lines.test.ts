import type { InquiryLine, Offer } from "@/lib/contract/inquiry";
import { BLANK_LONG } from "./form";
import { offersOfNoLine, withLines } from "./lines";

const LINE: InquiryLine = { product_id: "7", name: "Termo", options: {}, quantity: 12 };
const offer = (id: string, line: number | null | undefined): Offer => ({
  ...{
    id,
    line,
    shop_id: "1",
    shop_name: "Casa",
    unit_price: 2,
    min_quantity: 1,
    note: "",
    status: "open",
    currency_unit: "USD",
  },
  pictures: [],
});

// spec: 26.2
test("offers that name no line, or one that the request does not have, are found beside those of the lines", () => {
  const offers = [offer("a", 0), offer("b", 1), offer("c", 2), offer("d", null), offer("e", undefined)];
  expect(offersOfNoLine([LINE, LINE], offers).map(({ id }) => id)).toEqual(["c", "d", "e"]);
  expect(offersOfNoLine([], offers)).toEqual(offers);
});

test.each([
  ["12 (pieza) × Termo, n.º 7", ""],
  ["Con logotipo", "Con logotipo"],
])("of the details %p, which come with goods that are all known, %p is kept", (details, kept) => {
  expect(withLines({ ...BLANK_LONG, details }, [LINE], 1).details).toBe(kept);
});

test("details that name goods are kept where not all of them are known", () => {
  const details = "12 (pieza) × Termo, n.º 7\n5 (pieza) × Olla, n.º 8";
  expect(withLines({ ...BLANK_LONG, details }, [LINE], 2).details).toBe(details);
});
