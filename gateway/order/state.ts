import type { ORDER_ACTIONS, ORDER_STATUSES } from "../../lib/contract/order.ts";
import { Refusal } from "../refusal.ts";

type Status = (typeof ORDER_STATUSES)[number];
type MemberAction = (typeof ORDER_ACTIONS)[number];

/** Changes of status. `pay`: offered to the member, done by the gateway when a payment is approved. `ship`: by the gateway. `approve`, `decline`: by a team; `decline` also when nobody decides in time. The rest: by the member. */
export type Move = "approve" | "decline" | "pay" | "cancel" | "ship" | "receive" | "evaluate";

const TRANSITIONS: Record<Move, { from: Status[]; to: Status; rule: string }> = {
  approve: { from: ["pending_approval"], to: "pending_payment", rule: "Solo se aprueba un pedido que espera aprobación." },
  decline: { from: ["pending_approval"], to: "cancelled", rule: "Solo se rechaza un pedido que espera aprobación." },
  pay: { from: ["pending_payment"], to: "paid", rule: "Solo se paga un pedido que está pendiente de pago." },
  cancel: {
    from: ["pending_approval", "pending_payment"],
    to: "cancelled",
    rule: "Solo se puede cancelar un pedido que no se ha pagado.",
  },
  ship: { from: ["paid"], to: "shipped", rule: "Solo se envía un pedido pagado." },
  receive: { from: ["shipped"], to: "received", rule: "Solo se puede confirmar la llegada de un pedido enviado." },
  evaluate: { from: ["received"], to: "evaluated", rule: "Solo se puede calificar un pedido recibido, y una sola vez." },
};

const STATUS_TEXTS: Record<Status, string> = {
  pending_approval: "Este pedido espera la aprobación de su equipo.",
  pending_payment: "Este pedido está pendiente de pago.",
  paid: "Este pedido ya está pagado.",
  shipped: "Este pedido ya está en camino.",
  received: "Este pedido ya se recibió.",
  evaluated: "Este pedido ya se calificó.",
  cancelled: "Este pedido está cancelado.",
};

const DELETABLE = new Set<string>(["received", "evaluated", "cancelled"]);

const isKnown = (status: string): status is Status => Object.hasOwn(STATUS_TEXTS, status);

function refusalFor(status: string, rule: string): Refusal {
  return new Refusal(422, isKnown(status) ? `${STATUS_TEXTS[status]} ${rule}` : rule);
}

export function assertAllows(status: string, move: Move): void {
  const { from, rule } = TRANSITIONS[move];
  if (!from.some((allowed) => allowed === status)) throw refusalFor(status, rule);
}

export function statusAfter(status: string, move: Move): Status {
  assertAllows(status, move);
  return TRANSITIONS[move].to;
}

export function assertDeletable(status: string): void {
  if (!DELETABLE.has(status)) throw refusalFor(status, "Solo se puede eliminar un pedido recibido o cancelado.");
}

const OFFERED_MOVES = ["approve", "pay", "cancel", "receive", "evaluate"] as const;

/** What a member may do; no move while a voucher is in review. */
export function actionsIn(status: string, isInReview: boolean): MemberAction[] {
  const moves = isInReview ? [] : OFFERED_MOVES.filter((move) => TRANSITIONS[move].from.some((from) => from === status));
  return [...moves, ...(DELETABLE.has(status) ? (["delete"] as const) : []), "reorder"];
}
