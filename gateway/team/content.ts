import { priceText } from "../money.ts";
import { type NoticeContent, type OrderFacts, orderPlaced } from "../notice/content.ts";

const reasonParagraphs = (reason: string) => (reason ? [`Motivo: «${reason}»`] : []);

export const approvalAsked = (order: OrderFacts): NoticeContent => ({
  ...orderPlaced(order),
  event: "approval_asked",
  title: "Un pedido de su equipo espera aprobación",
  summary: `El pedido ${order.orderNo} por ${priceText(order.totalCents)} espera que usted lo apruebe o lo rechace.`,
  paragraphs: ["Mientras tanto no se puede pagar."],
  action: "Revisar el pedido",
});

export const orderApproved = (order: OrderFacts, reason: string): NoticeContent => ({
  ...orderPlaced(order),
  event: "order_approved",
  title: "Aprobaron el pedido de su equipo",
  summary: `El pedido ${order.orderNo} por ${priceText(order.totalCents)} se aprobó y espera su pago.`,
  paragraphs: reasonParagraphs(reason),
});

export const orderDeclined = (order: OrderFacts, reason: string): NoticeContent => ({
  ...orderPlaced(order),
  event: "order_declined",
  title: "Rechazaron el pedido de su equipo",
  summary: `El pedido ${order.orderNo} por ${priceText(order.totalCents)} se rechazó y quedó cancelado. No se cobró nada.`,
  paragraphs: reasonParagraphs(reason),
});

export const approvalLapsed = (order: OrderFacts): NoticeContent => ({
  ...orderPlaced(order),
  event: "approval_lapsed",
  title: "Nadie aprobó el pedido a tiempo",
  summary: `El pedido ${order.orderNo} por ${priceText(order.totalCents)} quedó cancelado porque nadie lo aprobó. No se cobró nada.`,
  paragraphs: ["Puede hacerlo otra vez desde el pedido."],
});
