/** An order's statuses in their order (specification 16.2), without `evaluated`, which may follow. */
const STEPS = ["pending_approval", "pending_payment", "paid", "shipped", "received"];

/** Steps still ahead of an order with this status; none for a status that is no step, such as `cancelled`. */
export function stepsAhead(status: string): string[] {
  const reached = STEPS.indexOf(status);
  return reached === -1 ? [] : STEPS.slice(reached + 1);
}

export const SINCE_PAYMENT = ["paid", "shipped", "received", "evaluated"];

export const isUnpaid = (status: string): boolean => status === "pending_payment" || status === "pending_approval";
