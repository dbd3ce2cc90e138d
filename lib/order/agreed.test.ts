import { text } from "@/lib/text";
import { agreedFacts } from "./agreed";

const t = text.order.agreed;
const agreed = {
  inquiry_id: "300013",
  name: "Termo de acero",
  details: "Con logotipo",
  note: "Incluye caja",
  lead_time_days: 22,
  trade_terms: "FOB",
};

test("an accepted offer tells what was asked for and what was offered", () => {
  expect(agreedFacts(agreed, t).map(({ value }) => value)).toEqual([
    "Termo de acero",
    "Con logotipo",
    "22 días",
    "FOB",
    "Incluye caja",
  ]);
});

test("what nobody wrote is left out, and details that repeat the name", () => {
  const bare = { inquiry_id: "300013", name: "Termo", details: "Termo", note: "" };
  expect(agreedFacts(bare, t)).toEqual([{ label: t.goods, value: "Termo" }]);
});
