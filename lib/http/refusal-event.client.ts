import { GatewayError } from "./errors";

/** Statuses whose errors the page shows (specification 1.6). */
const SHOWN = new Set([400, 401, 404, 422, 500]);

export const REFUSED = "gateway-refused";

type Refusal = { status: number; text: string };

/** Whether `announceRefusal` shows the error, so that its caller need not. */
export const isShownByPage = (error: unknown): error is GatewayError => error instanceof GatewayError && SHOWN.has(error.status);

/** Shows an error of specification 1.6 in the page. */
export function announceRefusal(error: unknown): void {
  if (!isShownByPage(error)) return;
  window.dispatchEvent(new CustomEvent<Refusal>(REFUSED, { detail: { status: error.status, text: error.text } }));
}

declare global {
  interface WindowEventMap {
    [REFUSED]: CustomEvent<Refusal>;
  }
}
