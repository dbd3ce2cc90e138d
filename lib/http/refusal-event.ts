import { GatewayError } from "./errors";

/** Statuses whose text is shown wherever they come from (specification 1.6). */
const TOLD = new Set([400, 401, 404, 422, 500]);

export const REFUSED = "gateway-refused";

type Refused = { status: number; text: string };

/** Whether a refusal is one of those that the page shows by itself. */
export const isTold = (error: unknown): error is GatewayError => error instanceof GatewayError && TOLD.has(error.status);

/** Tells the page of a refusal that specification 1.6 shows; whoever asked hears of it too. For browsers. */
export function announceRefusal(error: unknown): void {
  if (!isTold(error)) return;
  window.dispatchEvent(new CustomEvent<Refused>(REFUSED, { detail: { status: error.status, text: error.text } }));
}

declare global {
  interface WindowEventMap {
    [REFUSED]: CustomEvent<Refused>;
  }
}
