import Validator, { type Issue } from "@adobe/structured-data-validator";
import { test } from "./crawl";
import { expect } from "./fixtures";
import { blocks, broken, type Node, nodes, typed } from "./raw-html";

test.describe.configure({ mode: "default" });

/** Properties with URL values in schema.org. */
const ADDRESSES = ["@id", "url", "item", "image", "logo", "contentUrl", "thumbnailUrl", "hasMap", "mainEntityOfPage"];

/** All values of some keys, recursively. */
function valuesOf(value: unknown, keys: readonly string[], key = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(one, keys, key));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => valuesOf(inner, keys, name));
  return keys.includes(key) ? [String(value)] : [];
}

test("A9: structured data parses, knows absolute addresses only, and can't close its script", ({ site }) => {
  expect(broken(site.pages, (page) => blocks(page).length > 0 && !blocks(page).some((block) => block.includes("<")))).toEqual([]);
  const isAbsolute = (address: string) => /^https?:\/\/[^/]+\//.test(address);
  expect(broken(site.pages, (page) => nodes(page).every((node) => valuesOf(node, ADDRESSES).every(isAbsolute)))).toEqual([]);
  expect(
    broken(site.pages, (page) => !/FAQPage|SearchAction|Strikethrough|NaN|"(null|undefined)"/.test(blocks(page).join())),
  ).toEqual([]);
});

test("A9: every moment has its zone, and none is yet to come but the end of a broadcast", ({ site }) => {
  const moments = ["uploadDate", "startDate", "datePublished", "dateModified"];
  const isPast = (moment: string) => /(Z|[+-]\d\d:\d\d)$/.test(moment) && Date.parse(moment) <= Date.now();
  expect(broken(site.pages, (page) => nodes(page).every((node) => valuesOf(node, moments).every(isPast)))).toEqual([]);
});

test("every page but the home page has one trail, in order, of two steps or more", ({ site }) => {
  const others = site.pages.filter(({ path }) => path !== "/");
  expect(broken(others, (page) => typed(page, "BreadcrumbList").length === 1)).toEqual([]);
  const trail = (node: Node | undefined) => valuesOf(node, ["position"]).map(Number);
  expect(
    broken(others, (page) => {
      const positions = trail(typed(page, "BreadcrumbList")[0]);
      return positions.length >= 2 && positions.every((position, index) => position === index + 1);
    }),
  ).toEqual([]);
});

/**
 * Whether an issue is a mistake of the validator. It wants a unit price measure on prices by quantity tiers, though the rule is for member
 * prices of a pack. It wants names in every ItemList, though a list of pages needs positions and addresses only.
 */
const isFalse = ({ fieldNames = [], path }: Issue) => {
  const place = JSON.stringify(path);
  if (place.includes("ItemList") || place.includes("mainEntity")) return fieldNames.every((name) => /^(item\.)?name$/.test(name));
  return place.includes("priceSpecification") && fieldNames.every((name) => /^(unitCode|value)$/.test(name));
};

test("A9: an independent validator finds no error against the rules of rich results", async ({ site }) => {
  const validator = new Validator(null);
  const found = new Set<string>();
  for (const page of site.pages.filter(({ agent }) => agent === "googlebot")) {
    const jsonld = Object.fromEntries(Map.groupBy(nodes(page), (node) => String(node["@type"])));
    for (const issue of await validator.validate({ jsonld })) {
      if (issue.severity === "ERROR" && !isFalse(issue))
        found.add(`${page.path}: ${issue.issueMessage} at ${JSON.stringify(issue.path)}`);
    }
  }
  expect([...found]).toEqual([]);
});

test("the validator sees what is wrong", async () => {
  const wrong = { "@type": "Product", offers: { "@type": "Offer", priceCurrency: "USD" } };
  const issues = await new Validator(null).validate({ jsonld: { Product: [wrong] } });
  const errors = issues.filter(({ severity }) => severity === "ERROR").map(({ issueMessage }) => issueMessage);
  expect(errors.join()).toMatch(/name/);
  expect(errors.join()).toMatch(/price/);
});
