import { ORDER_STATUSES } from "../../lib/contract/order.ts";
import { actionsIn, assertDeletable, type Move, statusAfter } from "./state.ts";

const MOVES: Move[] = ["approve", "decline", "pay", "cancel", "ship", "receive", "evaluate"];
const ALLOWED = [
  ["pending_approval", "approve", "pending_payment"],
  ["pending_approval", "decline", "cancelled"],
  ["pending_approval", "cancel", "cancelled"],
  ["pending_payment", "pay", "paid"],
  ["pending_payment", "cancel", "cancelled"],
  ["paid", "ship", "shipped"],
  ["shipped", "receive", "received"],
  ["received", "evaluate", "evaluated"],
] as const;

test.each(ALLOWED)("from %s one can %s to %s", (from, move, to) => {
  expect(statusAfter(from, move)).toBe(to);
});

// spec: 16.2
test("every other move is refused, and the text begins with where the order is", () => {
  const allowed = new Set(ALLOWED.map(([from, move]) => `${from} ${move}`));
  for (const status of ORDER_STATUSES)
    for (const move of MOVES)
      if (!allowed.has(`${status} ${move}`)) expect(() => statusAfter(status, move)).toThrow(/^Este pedido .+\. Solo se .+\.$/);
});

// spec: 16.2
test("a status that nobody knows goes nowhere, but can be ordered again", () => {
  for (const move of MOVES) expect(() => statusAfter("in_customs", move)).toThrow(/^Solo se /);
  expect(() => assertDeletable("in_customs")).toThrow("Solo se puede eliminar un pedido recibido o cancelado.");
  expect(actionsIn("in_customs", false)).toEqual(["reorder"]);
  expect(() => statusAfter("toString", "pay")).toThrow(/^Solo se paga/);
});

test("what a member can do follows from the same table", () => {
  expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, actionsIn(status, false)]))).toEqual({
    pending_approval: ["approve", "cancel", "reorder"],
    pending_payment: ["pay", "cancel", "reorder"],
    paid: ["reorder"],
    shipped: ["receive", "reorder"],
    received: ["evaluate", "delete", "reorder"],
    evaluated: ["delete", "reorder"],
    cancelled: ["delete", "reorder"],
  });
});

test("while a bank looks at a voucher nothing but a reorder is offered", () => {
  expect(actionsIn("pending_payment", true)).toEqual(["reorder"]);
});
