import type { InquiryLine, Offer } from "@/lib/contract/inquiry";
import { offersOfNoLine } from "./lines";

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
