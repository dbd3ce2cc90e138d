import { DatabaseError } from "pg";
import type { ErrorBody } from "../lib/contract/wire.ts";
import { Refusal } from "./refusal.ts";

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

// NUL, lone surrogates, numbers out of range.
const UNSTORABLE = new Set(["22021", "22P05", "22003"]);

export const refusal = (status: number) => new Refusal(status, TEXTS[status] ?? TEXTS[status < 500 ? 400 : 500] ?? "");

/** Refusals unchanged, request errors by status, everything else a bare 500. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseError && error.code && UNSTORABLE.has(error.code)) return refusal(400);
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : 500;
  return refusal(typeof status === "number" && status >= 400 && status < 500 ? status : 500);
}

export const errorBody = ({ errors, message }: Refusal): ErrorBody => ({ errors, message });
