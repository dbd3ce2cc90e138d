import type { Order } from "@/lib/contract/order";

const DAY_MS = 86_400_000;

export const validUntil = ({ created_at: at }: Pick<Order, "created_at">, days: number): string =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** Until when a transfer can be paid: when its prices expire, or its own end if that is earlier or the prices have expired already. */
export function payUntil(pricesUntil: string, transferEnds: string | undefined, now = Date.now()): string {
  if (transferEnds === undefined) return pricesUntil;
  const isPast = Date.parse(pricesUntil) < now;
  return isPast || Date.parse(transferEnds) < Date.parse(pricesUntil) ? transferEnds : pricesUntil;
}
