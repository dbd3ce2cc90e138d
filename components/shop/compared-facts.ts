import type { z } from "zod";
import type { Fact } from "@/lib/compare";
import type { Category } from "@/lib/contract/category";
import type { EvaluationPage } from "@/lib/contract/evaluation";
import type { Market } from "@/lib/contract/market";
import type { Factory, ShopDetail, ShopPage } from "@/lib/contract/shop";
import { fill, groupedNumber, numberLabel, plural } from "@/lib/format";
import { findHall } from "@/lib/market";
import { answerSentences, countEvidence } from "@/lib/shop";
import { text } from "@/lib/text";

const t = text.compare.shops;
const KINDS_MAX = 8;

/** What is known of a shop; parts that could not be read are left out. */
export type ComparedShop = {
  shop: ShopDetail;
  factory?: Factory | undefined;
  page?: ShopPage | undefined;
  categories?: Category[] | undefined;
  evaluations?: Pick<z.output<typeof EvaluationPage.response>, "total" | "average"> | undefined;
};

/** The narrowest categories, those with the most products first. */
export function leafCategories(categories: readonly Category[]): Category[] {
  const parents = new Set(categories.map(({ parent_id }) => parent_id));
  return categories.filter(({ id }) => !parents.has(id)).toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0));
}

function kindsLabel(categories: readonly Category[]): string {
  const kinds = leafCategories(categories);
  const shown = kinds
    .slice(0, KINDS_MAX)
    .map(({ name, total }) => (total === undefined ? name : fill(t.kindCount, { name, count: groupedNumber(total) })));
  const hiddenCount = kinds.length - shown.length;
  return [...shown, ...(hiddenCount > 0 ? [plural(t.more, hiddenCount)] : [])].join("\n");
}

function evaluationsLabel({ total, average }: NonNullable<ComparedShop["evaluations"]>): string {
  if (total === 0) return "";
  const count = plural(text.evaluation.count, total);
  return average === undefined ? count : `${fill(text.evaluation.average, { average: numberLabel(average) })} · ${count}`;
}

function shopKind(isFactory: boolean | undefined): string {
  if (isFactory === undefined) return "";
  return isFactory ? text.shop.factory : text.shop.trader;
}

const countLabel = (forms: { one: string; other: string }, count: number) => (count > 0 ? plural(forms, count) : "");

export function shopFacts({ shop, factory, page, categories = [], evaluations }: ComparedShop, markets: Market[]): Fact[] {
  const evidence = countEvidence(factory, page);
  return [
    { name: t.kind, value: shopKind(shop.factory) },
    { name: t.trade, value: shop.trade ?? "" },
    { name: t.sells, value: kindsLabel(categories) },
    { name: t.total, value: shop.total === undefined ? "" : groupedNumber(shop.total) },
    { name: t.market, value: (shop.district && findHall(markets, shop.district)?.name) ?? "" },
    { name: t.location, value: shop.location ?? "" },
    { name: t.address, value: factory?.address ?? "" },
    { name: t.since, value: shop.since === undefined ? "" : String(shop.since) },
    { name: t.licences, value: countLabel(text.shop.selected.licences, evidence.licences) },
    { name: t.pictures, value: countLabel(text.shop.selected.pictures, evidence.pictures) },
    { name: text.compare.answers, value: answerSentences(shop.answers, text.shop.answers).join("\n") },
    { name: t.evaluations, value: evaluations ? evaluationsLabel(evaluations) : "" },
  ];
}
