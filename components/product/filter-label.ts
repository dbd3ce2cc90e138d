import { fill, groupedNumber, upperFirst } from "@/lib/format";
import { findShowroom } from "@/lib/market";
import { type ActiveFilter, isListedFilter, type ListedFilter } from "@/lib/product/filters";
import { text } from "@/lib/text";

const t = text.listing;

export function valueName(name: ListedFilter, value: string): string {
  if (name === "minimum") return value === "1" ? t.minimumOne : fill(t.minimumOf, { count: groupedNumber(Number(value)) });
  if (name === "district") return findShowroom(value)?.title ?? value;
  return upperFirst(value);
}

export const filterLabel = ({ kind, value }: ActiveFilter): string =>
  fill(t.chips[kind], { value: isListedFilter(kind) ? valueName(kind, value) : value });
