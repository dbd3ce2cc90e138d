import { z } from "zod";
import { PAGE_SIZE_MAX, QUANTITY_MAX } from "./limits.ts";

/** Identifiers travel as numbers or strings; inside they are always strings. */
export const Id = z.preprocess(
  (value: string | number) => (typeof value === "number" ? String(value) : value),
  z.string().min(1).max(64),
);

const toNumber = (value: string | number) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value);

/** More than any price, order or budget; in cents still a whole number that is exact. */
const MONEY_MAX = 1_000_000_000;

/** What the whole numbers of databases hold. */
const WHOLE_MAX = 2_147_483_647;

/** An amount in US dollars, as a number or a numeric string. */
export const Money = z.preprocess(toNumber, z.number().nonnegative().max(MONEY_MAX));

/** A price to search by: one beyond any price is merely never reached. */
export const PriceBound = z.preprocess(toNumber, z.number().nonnegative());

/** A whole number, zero or more; query strings carry it as text. */
export const Count = z.preprocess(toNumber, z.number().int().nonnegative().max(WHOLE_MAX));

/** How often something was changed. */
export const Version = z.number().int().nonnegative().max(WHOLE_MAX);

export { QUANTITY_MAX };

/** Whole units of one line, from 1. */
export const Quantity = z.number().int().min(1).max(QUANTITY_MAX);

/** A text that an answer may leave out or give as null; empty then. */
export const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? "")
  .pipe(z.string());

/** Address of an uploaded file: a path of the gateway or an http(s) address, so that no `javascript:` is ever kept as a link. */
export const FileUrl = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/|\/(?![/\\]))/i, "La dirección del archivo no es válida.");

/** A date and time in ISO 8601 with its zone. */
export const Timestamp = z.iso.datetime({ offset: true });

/** The page asked for: from 1, at most 100 records. Products and orders say `currPage`. */
export const PageQuery = z.object({
  currPage: z.preprocess(toNumber, z.number().int().min(1).max(100_000)).default(1),
  pageSize: z.preprocess(toNumber, z.number().int().min(1).max(PAGE_SIZE_MAX)).default(24),
});

/** The same page for the live and notice calls, which say `currentPage`. */
export const CurrentPageQuery = z.object({
  currentPage: z.preprocess(toNumber, z.number().int().min(1).max(100_000)).default(1),
  pageSize: z.preprocess(toNumber, z.number().int().min(1).max(PAGE_SIZE_MAX)).default(24),
});

/** A page of records with the total over all pages. */
export function page<T extends z.ZodType>(record: T) {
  return z.object({ records: z.array(record), total: Count });
}

/** An outline's ranges hold the records of so many identifiers. */
export const OUTLINE_RANGE = 10_000;

/** A range is read in this many parts of equal spans of identifiers, so that nobody ever holds it whole. */
export const OUTLINE_PARTS = 10;

/**
 * Asks a list for its outline, which sitemaps are made of: without a range, the ranges of 10,000 identifiers that hold
 * something; with one, what that range or one part of it (from 0) holds, in the order of the identifiers.
 */
export const OutlineQuery = z.object({
  range: Count.refine((range) => range < 100_000).optional(),
  part: Count.refine((part) => part < OUTLINE_PARTS).optional(),
});
export type OutlineQuery = z.output<typeof OutlineQuery>;

/** A range by its number, with its latest change; or one of its records by its identifier, with its own. */
export const Outlined = z.object({ id: Id, cover: z.string().optional(), updated_at: Timestamp.optional() });
export type Outlined = z.output<typeof Outlined>;

/** What an error answer carries: `errors` may be a text, a list of texts, or a map of field to texts (specification 1.6). */
export const ErrorBody = z.object({
  errors: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]).optional(),
  message: z.string().optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
