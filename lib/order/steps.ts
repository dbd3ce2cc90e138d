/** An order's statuses one after the other (specification 16.2); an evaluation may follow. */
const STEPS = ["pending_approval", "pending_payment", "paid", "shipped", "received"];

/** Steps that an order with this status has yet to come to; none where it is not on its way, as a cancelled one. */
export function stepsAhead(status: string): string[] {
  const reached = STEPS.indexOf(status);
  return reached === -1 ? [] : STEPS.slice(reached + 1);
}
