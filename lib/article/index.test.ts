import { readdirSync } from "node:fs";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import company from "@/messages/content/company.json";
import welcome from "@/messages/content/welcome.json";
import { ARTICLES, articlesByKind, blockTexts, findArticle, parseTextSections, readingMinutes, relatedArticles } from "./index";
import { fillCompanyFacts, inlineParts } from "./inline";

const slugs = ARTICLES.map(({ slug }) => slug);
const welcomeSections = parseTextSections(welcome.sections);
const textsOf = (sections: (typeof ARTICLES)[number]["sections"]) =>
  sections.flatMap(({ title, body }) => [title, ...body.flatMap(blockTexts)]);
const allTexts = [
  ...ARTICLES.flatMap(({ title, summary, sections }) => [title, summary, ...textsOf(sections)]),
  ...textsOf(welcomeSections),
  ...company.group,
  ...company.world,
].map(fillCompanyFacts);

describe("articles", () => {
  test("every content file is an article, and every slug is one file", () => {
    const files = readdirSync("messages/content/articles").map((file) => file.replace(/\.json$/, ""));
    expect(slugs.toSorted()).toEqual(files.toSorted());
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).not.toContain("list");
  });

  // spec: 5.2
  test("the documents that the footer names are there, and six guides", () => {
    for (const slug of ["acuerdo-de-usuario", "politica-de-privacidad", "accesibilidad"]) {
      expect(findArticle(slug)?.kind).toBe("legal");
    }
    expect(articlesByKind("guide")).toHaveLength(6);
  });

  test.each(ARTICLES)("$slug is complete", ({ kind, title, summary, published, modified, cover, related, sections }) => {
    expect(title.length).toBeLessThanOrEqual(45);
    expect(summary.length).toBeGreaterThan(80);
    expect(summary.length).toBeLessThanOrEqual(155);
    expect(Date.parse(published)).toBeLessThanOrEqual(Date.parse(modified));
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(related.filter((slug) => !findArticle(slug))).toEqual([]);
    if (kind === "guide") expect(cover).toBeDefined();
  });

  test("related articles are other articles of the same kind", () => {
    for (const article of ARTICLES) {
      const related = relatedArticles(article);
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.filter(({ slug, kind }) => slug === article.slug || kind !== article.kind)).toEqual([]);
    }
  });

  test("no placeholder, no informal address and no unread mark is left", () => {
    const marks = allTexts.flatMap((text) => inlineParts(text).map((part) => part.text));
    expect(marks.filter((text) => /[{}]|\*\*|\]\(|\b(TODO|TBD|XXX|[Ll]orem)\b/.test(text))).toEqual([]);
    expect(marks.filter((text) => /(?<!\p{L})(tú|tu|tus|puedes|quieres|tienes|debes|contigo)(?!\p{L})/iu.test(text))).toEqual([]);
  });

  test("links lead to articles and pages of the site", () => {
    const addresses = [
      ...allTexts.flatMap((text) => inlineParts(text).flatMap(({ href }) => href ?? [])),
      ...welcome.steps.map(({ link }) => link),
    ];
    const pages: string[] = Object.values(routes).filter((route) => typeof route === "string");
    const known = [...pages, routes.factories(), ...slugs.map(routes.article), `mailto:${env.COMPANY_EMAIL}`];
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => !known.includes(address.replace(/#.*/, "")) && !address.startsWith("https://"))).toEqual(
      [],
    );
  });

  test("the rows of a table have a cell a column, and each row another first cell", () => {
    const blocks = [...ARTICLES.flatMap(({ sections }) => sections), ...welcomeSections].flatMap(({ body }) => body);
    const tables = blocks.flatMap((block) => (typeof block === "object" && "table" in block ? [block.table] : []));
    for (const { head, rows } of tables) {
      expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
      expect(new Set(rows.map(([first]) => first)).size).toBe(rows.length);
      expect(new Set(head).size).toBe(head.length);
    }
  });
});

describe("privacy policy", () => {
  const policy = textsOf(findArticle("politica-de-privacidad")?.sections ?? [])
    .map(fillCompanyFacts)
    .join("\n");

  test("names who is responsible, and how to reach the area that answers", () => {
    for (const fact of [env.COMPANY_NAME, env.COMPANY_ADDRESS, env.COMPANY_EMAIL, env.COMPANY_PHONE]) {
      expect(policy).toContain(fact);
    }
    const blocks = findArticle("politica-de-privacidad")?.sections.flatMap(({ body }) => body);
    expect(blocks).toContainEqual({ company: true });
  });

  test.each([
    "Ley 1581 de 2012",
    "Decreto 1377 de 2013",
    "10 días hábiles",
    "15 días hábiles",
    "Superintendencia de Industria y Comercio",
    "transferencia internacional de datos",
    "analítica",
    "Mercadeo",
    "20 de noviembre de 2026",
  ])("says %s", (words) => {
    expect(policy).toContain(words);
  });
});

test("reading takes at least a minute, and more for more words", () => {
  const section = (words: number) => ({ id: "a", title: "A", body: ["palabra ".repeat(words).trim()] });
  expect(readingMinutes({ sections: [section(3)] })).toBe(1);
  expect(readingMinutes({ sections: [section(500), section(500)] })).toBe(5);
});
