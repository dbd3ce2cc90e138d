import { Evaluation } from "@/lib/contract/evaluation";
import messages from "@/messages/es.json";
import { boughtLabel, evaluationsPage, hasPage, monthLabel, scoreMarks } from "./index";

const t = messages.evaluation;

test.each([
  [undefined, 1],
  ["2", 2],
  ["0", 1],
  ["-1", 1],
  ["1001", 1],
  ["9".repeat(400), 1],
  ["2.5", 1],
  [["2"], 1],
])("%j asks for the page %j", (param, page) => {
  expect(evaluationsPage(param)).toBe(page);
});

test("the first page is always there, others as far as there are evaluations", () => {
  expect([1, 2, 3].map((page) => hasPage({ total: 6 }, page))).toEqual([true, true, false]);
  expect(hasPage({ total: 0 }, 1)).toBe(true);
});

test.each([
  ["2026-11", "noviembre de 2026"],
  ["2026-13", undefined],
  ["2026-00", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j is called %j", (month, label) => {
  expect(monthLabel(month, t.months)).toBe(label);
});

test("what was bought is told as far as it is known", () => {
  const said = { id: "1", score: 4, created_at: "2026-11-24T10:00:00Z", product_name: "Termo" };
  const whole = { ...said, options: { Color: "rojo" }, quantity: 1200, unit: "Piece", ordered_in: "2026-10" };
  expect(boughtLabel(Evaluation.parse(whole), t)).toBe("Color: rojo · Compró 1.200 piezas · pedido de octubre de 2026");
  expect(boughtLabel(Evaluation.parse(said), t)).toBe("");
});

test("a score has five marks", () => {
  expect([1, 4, 5].map(scoreMarks)).toEqual(["★☆☆☆☆", "★★★★☆", "★★★★★"]);
});
