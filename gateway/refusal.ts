import type { z } from "zod";
import type { ErrorBody } from "../lib/contract/wire.ts";

/** An error shown to the caller, in Spanish. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly errors: ErrorBody["errors"];
  /** Retry-After, in seconds. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors: ErrorBody["errors"] = message, retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (text: string) => new Refusal(404, text);

export const gone = (text: string) => new Refusal(410, text);

/** Of a union, the issues of the closest variant. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** 400 with every invalid field. */
export function wrongInput(issues: z.core.$ZodIssue[]): Refusal {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues.flatMap(closest)) {
    const field = path.join(".") || "body";
    errors[field] = [...(errors[field] ?? []), message];
  }
  return new Refusal(400, "Revise los datos enviados.", errors);
}
