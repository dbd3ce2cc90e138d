import type { z } from "zod";
import type { ErrorBody } from "../lib/contract/wire.ts";

/** A refusal that the caller is told about, with a text in Spanish. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly errors: ErrorBody["errors"];
  /** Seconds after which the caller may try again, where waiting helps. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors: ErrorBody["errors"] = message, retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** 404 for something that has never existed, or that nobody knows any more. */
export const notFound = (text: string) => new Refusal(404, text);

/** 410 for something that has gone for good. */
export const gone = (text: string) => new Refusal(410, text);

/** What is wrong with something that may have several forms: what is wrong with the one that it comes closest to. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** 400 with every wrong field and what is wrong with it. */
export function wrongInput(issues: z.core.$ZodIssue[]): Refusal {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues.flatMap(closest)) {
    const field = path.join(".") || "body";
    errors[field] = [...(errors[field] ?? []), message];
  }
  return new Refusal(400, "Revise los datos enviados.", errors);
}
