import { PAGE_NUMBER_MAX } from "@/lib/contract/limits";

/** The first value of a query parameter; empty when absent. */
export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

/** The number of a page in an address: 1 for anything that is none, at most what the gateway takes. */
export const pageNumber = (value: unknown): number => Math.min(Math.max(Math.trunc(Number(value)) || 1, 1), PAGE_NUMBER_MAX);
