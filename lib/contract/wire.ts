import { z } from "zod";
import { PAGE_SIZE_MAX, QUANTITY_MAX } from "./limits.ts";

/** On the wire a number or string; in code always a string. */
export const Id = z.preprocess(
  (value: string | number) => (typeof value === "number" ? String(value) : value),
  z.string().min(1).max(64),
);

const toNumber = (value: string | number) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value);

/** Above any amount, and exact in cents. */
const MONEY_MAX = 1_000_000_000;

/** PostgreSQL `integer`. */
const WHOLE_MAX = 2_147_483_647;

/** US dollars, as a number or numeric string. */
export const Money = z.preprocess(toNumber, z.number().nonnegative().max(MONEY_MAX));

/** Unbounded: a filter above any price is valid. */
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

/** Page number from 1. Products and orders use `currPage`. */
export const PageQuery = z.object({
  currPage: z.preprocess(toNumber, z.number().int().min(1).max(100_000)).default(1),
  pageSize: z.preprocess(toNumber, z.number().int().min(1).max(PAGE_SIZE_MAX)).default(24),
});

/** Live and notice calls use `currentPage`. */
export const CurrentPageQuery = z.object({
  currentPage: z.preprocess(toNumber, z.number().int().min(1).max(100_000)).default(1),
  pageSize: z.preprocess(toNumber, z.number().int().min(1).max(PAGE_SIZE_MAX)).default(24),
});

export function page<T extends z.ZodType>(record: T) {
  return z.object({ records: z.array(record), total: Count });
}

/** Identifiers per range of an outline. */
export const OUTLINE_RANGE = 10_000;

/** Parts in which a range is read. */
export const OUTLINE_PARTS = 10;

/** Outline of a list, for sitemaps: the ranges that hold something, or the records of one range or part, by id. */
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
