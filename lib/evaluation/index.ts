import type { Evaluation } from "@/lib/contract/evaluation";
import { fill } from "@/lib/format";
import { unitCount } from "@/lib/unit";

export const EVALUATIONS_SIZE = 5;

const PAGES_MAX = 1000;

/** The page number in an address; 1 for an invalid parameter. */
export function evaluationsPage(param: unknown): number {
  const page = typeof param === "string" && /^\d{1,4}$/.test(param) ? Number(param) : 1;
  return page >= 1 && page <= PAGES_MAX ? page : 1;
}

export const hasPage = ({ total }: { total: number }, page: number): boolean =>
  page === 1 || (page - 1) * EVALUATIONS_SIZE < total;

type Months = readonly string[];

/** «noviembre de 2026» for `2026-11`; undefined when invalid. */
export function monthLabel(month: string | undefined, months: Months): string | undefined {
  const [year, number = ""] = month?.split("-") ?? [];
  const name = months[Number(number) - 1];
  return year && name ? `${name} de ${year}` : undefined;
}

type BoughtCopy = { bought: string; ordered: string; months: Months };

export function boughtLabel({ options, quantity, unit, ordered_in }: Evaluation, copy: BoughtCopy): string {
  const month = monthLabel(ordered_in, copy.months);
  return [
    ...Object.entries(options).map(([name, value]) => `${name}: ${value}`),
    quantity && fill(copy.bought, { quantity: unitCount(quantity, unit) }),
    month && fill(copy.ordered, { month }),
  ]
    .filter(Boolean)
    .join(" · ");
}

export const scoreMarks = (score: number): string => "★".repeat(score) + "☆".repeat(5 - score);
