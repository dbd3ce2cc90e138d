import { PAGE_NUMBER_MAX } from "@/lib/contract/limits";

/** The first value of a query parameter; empty when absent. */
export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

/** A page number from a URL: 1 for an invalid one, at most the greatest that the gateway takes. */
export const pageNumber = (value: unknown): number => Math.min(Math.max(Math.trunc(Number(value)) || 1, 1), PAGE_NUMBER_MAX);
