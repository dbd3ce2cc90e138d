import { DatabaseError } from "pg";
import type { z } from "zod";
import type { ErrorBody } from "../lib/contract/wire.ts";

/** An error shown to the caller, in Spanish. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly errors: ErrorBody["errors"];
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, errors: ErrorBody["errors"] = message, retryAfter?: number) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

const TEXTS: Record<number, string> = {
  400: "La petición no se puede leer. Revise los datos enviados.",
  401: "Inicie sesión para continuar.",
  404: "Esta dirección no existe en la API.",
  413: "El contenido enviado es demasiado grande.",
  415: "Este tipo de contenido no se acepta. Envíe JSON.",
  429: "Demasiadas peticiones. Espere un momento e inténtelo de nuevo.",
  500: "Algo falló de nuestro lado. Inténtelo de nuevo en un momento.",
  503: "El servicio no está disponible en este momento. Inténtelo de nuevo en un momento.",
};

// PostgreSQL's codes for NUL in a text, NUL in JSON, a number out of its column's range, and the year 0.
const UNSTORABLE = new Set(["22021", "22P05", "22003", "22008"]);

export const refusal = (status: number) => new Refusal(status, TEXTS[status] ?? TEXTS[status < 500 ? 400 : 500] ?? "");

export const notFound = (text: string) => new Refusal(404, text);

export const gone = (text: string) => new Refusal(410, text);

/** For a union, the issues of its closest variant; any other issue as it is. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [nearest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

export function wrongInput(issues: z.core.$ZodIssue[]): Refusal {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues.flatMap(closest)) {
    const field = path.join(".") || "body";
    errors[field] = [...(errors[field] ?? []), message];
  }
  return new Refusal(400, "Revise los datos enviados.", errors);
}

/** Refusals and the status of request errors stay; what PostgreSQL cannot store becomes 400, everything else a bare 500. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseError && error.code && UNSTORABLE.has(error.code)) return refusal(400);
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  return refusal(typeof status === "number" && status >= 400 && status < 500 ? status : 500);
}

const UNIQUE_VIOLATION = "23505";

export const refuseDuplicate = (text: string) => (error: unknown) => {
  throw error instanceof DatabaseError && error.code === UNIQUE_VIOLATION ? new Refusal(422, text) : error;
};

export const errorBody = ({ errors, message }: Refusal): ErrorBody => ({ errors, message });
