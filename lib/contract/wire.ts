import { z } from "zod";
import { KEYWORD_LENGTH_MAX, PAGE_NUMBER_MAX, PAGE_SIZE_MAX, QUANTITY_MAX, STATUS_LENGTH_MAX } from "./limits.ts";

/** An identifier: on the wire a number or string, in code always a string. */
export const Id = z.preprocess(
  (value: string | number) => (typeof value === "number" ? String(value) : value),
  z.string().min(1).max(64),
);

const toNumber = (value: string | number) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value);

/** More than any real amount, and small enough that amounts are exact to the cent. */
const MONEY_MAX = 1_000_000_000;

/** The largest PostgreSQL `integer`. */
const WHOLE_MAX = 2_147_483_647;

/** US dollars, as a number or numeric string. */
export const Money = z.preprocess(toNumber, z.number().nonnegative().max(MONEY_MAX));

/** Without a maximum: a filter above any price is valid. */
export const PriceBound = z.preprocess(toNumber, z.number().nonnegative());

export const Count = z.preprocess(toNumber, z.number().int().nonnegative().max(WHOLE_MAX));

export const Version = z.number().int().nonnegative().max(WHOLE_MAX);

export const Quantity = z.number().int().min(1).max(QUANTITY_MAX);

/** Optional text; null or absent become "". */
export const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? "")
  .pipe(z.string());

/** A path of the gateway or an http(s) address, never `javascript:`. */
export const FileUrl = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/|\/(?![/\\]))/i, "La dirección del archivo no es válida.");

export const Timestamp = z.iso.datetime({ offset: true });

export const Keyword = z.string().max(KEYWORD_LENGTH_MAX);
export const Status = z.string().max(STATUS_LENGTH_MAX);

/** Pages are numbered from 1. Most lists call the number `currPage`. */
export const PageQuery = z.object({
  currPage: z.preprocess(toNumber, z.number().int().min(1).max(PAGE_NUMBER_MAX)).default(1),
  pageSize: z.preprocess(toNumber, z.number().int().min(1).max(PAGE_SIZE_MAX)).default(24),
});

/** Calls for broadcasts and messages name the page number `currentPage`. */
export const CurrentPageQuery = z.object({
  currentPage: z.preprocess(toNumber, z.number().int().min(1).max(PAGE_NUMBER_MAX)).default(1),
  pageSize: z.preprocess(toNumber, z.number().int().min(1).max(PAGE_SIZE_MAX)).default(24),
});

export function page<T extends z.ZodType>(record: T) {
  return z.object({ records: z.array(record), total: Count });
}

/** Identifiers per range of an outline. */
export const OUTLINE_RANGE = 10_000;

/** A range can be read in this many equal parts. */
export const OUTLINE_PARTS = 10;

/**
 * Asks for the outline of a list, for sitemaps. Without `range`: numbers of the ranges that have records, as `id`.
 * With `range`: the records of that range in order of their ids, or with `part` those of one of its parts.
 */
export const OutlineQuery = z.object({
  range: Count.refine((range) => range < 100_000).optional(),
  part: Count.refine((part) => part < OUTLINE_PARTS).optional(),
});
export type OutlineQuery = z.output<typeof OutlineQuery>;

export const Outlined = z.object({ id: Id, cover: z.string().optional(), updated_at: Timestamp.optional() });
export type Outlined = z.output<typeof Outlined>;

/** `errors`: text, list, or map of field to texts (specification 1.6). */
export const ErrorBody = z.object({
  errors: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]).optional(),
  message: z.string().optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
