import { InquiryDetail } from "@/lib/contract/inquiry";
import { BLANK_LONG } from "./form";
import { longInputFromQuery, toLongInput } from "./long-values";
import { inquiryErrors } from "./posted-errors";

test("a request to be completed fills the form as it was typed", () => {
  const inquiry = {
    id: "9",
    name: "Tazas",
    detail: "Tazas",
    quantity: 2.5,
    unit: "Ton",
    status: "open",
    email: "ana@example.co",
  };
  const kept = InquiryDetail.response.parse({ ...inquiry, created_at: "2026-01-01T00:00:00Z", max_budget: 1500.5 });
  expect(toLongInput(kept)).toEqual({
    ...BLANK_LONG,
    goods_name: "Tazas",
    goods_num: "2,5",
    goods_unit: "Ton",
    max_budget: "1500,5",
    email: "ana@example.co",
  });
});

describe("forms without a script", () => {
  test("come back with their goods and the names of what is wrong, whatever else the address holds", () => {
    expect(inquiryErrors("name,email,__proto__,zzz")).toEqual({ goods_name: "name", email: "email" });
    expect(longInputFromQuery({ goods_name: ["Tazas", "x"], goods_num: "5", email: "ana@example.co" })).toEqual({
      ...BLANK_LONG,
      goods_name: "Tazas",
      goods_num: "5",
    });
  });
});
