import { renderToStaticMarkup } from "react-dom/server";
import type { Evaluation } from "@/lib/contract/evaluation";
import { EvaluationPage, LineEvaluations } from "@/lib/contract/evaluation";
import { text } from "@/lib/text";
import { Evaluations } from "./evaluations";
import { LineEvaluation } from "./line-evaluation";
import { ScoreField } from "./score-field";

const t = text.evaluation;
const said = {
  id: "1",
  score: 4,
  text: "Llegó <b>completo</b>.",
  created_at: "2026-11-24T10:00:00Z",
  product_name: "Termo de acero",
  product_id: "7",
  options: { Color: "rojo" },
  quantity: 1200,
  unit: "Piece",
  ordered_in: "2026-10",
  pictures: ["/media/evaluations/a.jpg"],
};
const hrefOf = (page: number) => `/product/7?evaluations=${page}`;

const shown = (records: Partial<Evaluation>[], given: object = {}, isOfShop = false) => {
  const result = EvaluationPage.response.parse({
    records: records.map((record) => ({ ...said, ...record })),
    total: records.length,
    ...given,
  });
  return renderToStaticMarkup(<Evaluations result={result} page={1} hrefOf={hrefOf} isOfShop={isOfShop} />);
};

// spec: 29.2
describe("what buyers say, on a page", () => {
  test("is nothing where nobody said anything, or the service keeps nothing of the kind", () => {
    expect(shown([])).toBe("");
    expect(renderToStaticMarkup(<Evaluations result={undefined} page={1} hrefOf={hrefOf} />)).toBe("");
  });

  test("is a section of its own that says whose words these are, with what was bought", () => {
    const html = shown([{}]);
    for (const part of [
      t.title,
      t.lead,
      "1 opinión",
      t.scores[4],
      "Color: rojo · Compró 1.200 piezas · pedido de octubre de 2026",
    ])
      expect(html).toContain(part);
    expect(html).toContain("Llegó &lt;b&gt;completo&lt;/b&gt;.");
    expect(html).toContain(t.anonymous);
    expect(html).not.toContain("promedio");
  });

  test("has the average that is told, the name that may be shown, and the shop's answer", () => {
    const answer = { text: "Gracias.", at: "2026-11-25T10:00:00Z" };
    const html = shown([{ author: "Ana M., Medellín", answer }], { total: 12, average: 4.3 });
    for (const part of ["4,3 de 5 en promedio", "12 opiniones", "Ana M., Medellín", t.answer, "Gracias."])
      expect(html).toContain(part);
    expect(html).not.toContain(t.anonymous);
    expect(html).toContain('href="/product/7?evaluations=2#opiniones"');
  });

  test("names the goods on a shop's page, and leads to them while they have one", () => {
    expect(shown([{}], {}, true)).toContain('href="/product/7"');
    const gone = shown([{ product_id: undefined }], {}, true);
    expect(gone).toContain("Termo de acero");
    expect(gone).not.toContain("/product/");
  });
});

test("a line has a way to say something, or what was said with the way to change it or take it back", () => {
  const [own] = LineEvaluations.response.parse({ records: [{ ...said, can_change: true }] }).records;
  const line = (given: object) => renderToStaticMarkup(<LineEvaluation own={undefined} href="/x" name="Termo" {...given} />);
  expect(line({})).toContain(t.say);
  expect(line({ own })).toContain(t.change);
  expect(line({ own: { ...own, can_change: false } })).toContain(`>${t.remove}</a>`);
});

test("a score is one of five radios, from the worst to the best, named in words", () => {
  const html = renderToStaticMarkup(<ScoreField label={t.score} score="4" isWrong />);
  const radios = [...html.matchAll(/<input[^>]*>/g)].map(([radio]) => radio);
  expect(radios.map((radio) => /aria-label="([^"]*)"/.exec(radio)?.[1])).toEqual(Object.values(t.scores));
  expect(radios.map((radio) => radio.includes("checked"))).toEqual([false, false, false, true, false]);
  expect(html).toContain(t.wrong.score);
});
