import type { NOTICE_KINDS } from "../../lib/contract/notice.ts";
import { priceText } from "../money.ts";
import type { Email } from "../outbox/email.ts";
import { unitName, unitsText } from "../product/seed-units.ts";

/** What a member is told of an event, as a message, by e-mail and in the browser. `event`: column `kind` of `letter`. `typed`: quotes what the member typed. */
export type NoticeContent = {
  event: string;
  kind: (typeof NOTICE_KINDS)[number];
  title: string;
  summary: string;
  typed?: string;
  paragraphs?: string[];
  lines?: Email["lines"];
  total?: string;
  link: string;
  action: string;
  picture?: string | undefined;
};

export type OrderFacts = {
  orderNo: string;
  totalCents: number;
  cover?: string | undefined;
  lines: { name: string; options: Record<string, string>; quantity: number; unit?: string | undefined; totalCents: number }[];
};

export const orderPath = (orderNo: string) => `/personCenter/Orders/${orderNo}`;

const ofOrder = ({ orderNo, totalCents, cover, lines }: OrderFacts) => ({
  kind: "order" as const,
  lines: lines.map(({ name, options, quantity, unit = "", totalCents: cents }) => ({
    name,
    detail: [...Object.entries(options).map(([option, value]) => `${option}: ${value}`), unitsText(quantity, unit)].join(" · "),
    amount: priceText(cents),
  })),
  total: priceText(totalCents),
  link: orderPath(orderNo),
  action: "Ver el pedido",
  picture: cover,
});

const payAgain = (order: OrderFacts) => ({
  ...ofOrder(order),
  kind: "payment" as const,
  link: `${orderPath(order.orderNo)}/pay`,
  action: "Pagar el pedido",
});

export const orderPlaced = (order: OrderFacts): NoticeContent => ({
  ...ofOrder(order),
  event: "order_placed",
  title: "Recibimos su pedido",
  summary: `El pedido ${order.orderNo} por ${priceText(order.totalCents)} espera su pago.`,
  paragraphs: ["Las tiendas lo preparan en cuanto lo pague. No se ha cobrado nada todavía."],
});

export const paymentDue = (order: OrderFacts): NoticeContent => ({
  ...payAgain(order),
  event: "payment_due",
  title: "Su pedido sigue pendiente de pago",
  summary: `El pedido ${order.orderNo} por ${priceText(order.totalCents)} todavía no se ha pagado.`,
  paragraphs: ["Si ya transfirió, envíenos el comprobante. Si ya no lo quiere, puede cancelarlo."],
});

export const paymentReceived = (order: OrderFacts): NoticeContent => ({
  ...ofOrder(order),
  kind: "payment",
  event: "payment_received",
  title: "Recibimos su pago",
  summary: `El pedido ${order.orderNo} quedó pagado por ${priceText(order.totalCents)}.`,
  paragraphs: ["Las tiendas preparan el envío. Le avisamos cuando salga."],
});

export const paymentRejected = (order: OrderFacts): NoticeContent => ({
  ...payAgain(order),
  event: "payment_rejected",
  title: "Su pago fue rechazado",
  summary: `El pedido ${order.orderNo} sigue pendiente de pago. Intente de nuevo o pague por transferencia.`,
  paragraphs: ["No se cobró nada."],
});

export const voucherSeen = (order: OrderFacts, objection?: string): NoticeContent =>
  objection === undefined
    ? { ...paymentReceived(order), event: "voucher_seen", title: "El banco aprobó su comprobante" }
    : {
        ...payAgain(order),
        event: "voucher_seen",
        title: "El banco rechazó su comprobante",
        summary: `Pedido ${order.orderNo}: ${objection} Envíe otro comprobante.`,
        action: "Enviar otro comprobante",
      };

export const orderShipped = (order: OrderFacts, trackingNo: string): NoticeContent => ({
  ...ofOrder(order),
  event: "order_shipped",
  title: "Su pedido va en camino",
  summary: `El pedido ${order.orderNo} salió de la bodega con la guía ${trackingNo}.`,
  paragraphs: [
    "La factura comercial y la lista de empaque ya están en la página del pedido.",
    "Cuando llegue, revíselo y confirme que lo recibió.",
  ],
});

export const photosAdded = (order: OrderFacts, count: number): NoticeContent => ({
  ...ofOrder(order),
  event: "photos_added",
  title: "Hay fotos del cargue de su pedido",
  summary: `El pedido ${order.orderNo} tiene ${count === 1 ? "una foto nueva" : `${count} fotos nuevas`} del cargue.`,
  action: "Ver las fotos",
});

export const ladingKnown = (order: OrderFacts, number: string): NoticeContent => ({
  ...ofOrder(order),
  event: "lading_known",
  title: "Ya hay conocimiento de embarque",
  summary: `El conocimiento de embarque (BL) del pedido ${order.orderNo} es el ${number}.`,
  paragraphs: ["Con ese número la naviera y su agente de aduanas encuentran el embarque."],
});

export const orderReceived = (order: OrderFacts): NoticeContent => ({
  ...ofOrder(order),
  event: "order_received",
  title: "Su pedido llegó",
  summary: `Quedó confirmado que el pedido ${order.orderNo} llegó.`,
  paragraphs: ["Cuéntenos cómo le fue: califique el pedido en su página."],
  action: "Calificar el pedido",
});

export const orderCancelled = (order: OrderFacts): NoticeContent => ({
  ...ofOrder(order),
  event: "order_cancelled",
  title: "Su pedido quedó cancelado",
  summary: `El pedido ${order.orderNo} por ${priceText(order.totalCents)} se canceló: ya no tiene que pagarlo.`,
  paragraphs: ["Si ya había transferido el dinero, escríbanos en «Hablar con un asesor»."],
});

export const evaluationAnswered = ({ orderNo, name }: { orderNo: string; name: string }): NoticeContent => ({
  event: "evaluation_answered",
  kind: "order",
  title: "La tienda respondió a su opinión",
  summary: `La tienda respondió a lo que usted opinó de «${name}», del pedido ${orderNo}.`,
  link: `${orderPath(orderNo)}#productos`,
  action: "Ver la respuesta",
});

export type InquiryFacts = {
  id: number;
  name: string;
  offers: { shop_name: string; product_name: string; unit: string; unit_price: number; picture?: string | undefined }[];
};

const SHOWN_OFFERS = 10;
const DAY = new Intl.DateTimeFormat("es-CO", { dateStyle: "long", timeZone: "America/Bogota" });

const ofInquiry = ({ id, name, offers }: InquiryFacts) => ({
  kind: "inquiry" as const,
  typed: `Usted pidió «${name}».`,
  lines: offers.slice(0, SHOWN_OFFERS).map(({ shop_name, product_name, unit, unit_price }) => ({
    name: shop_name,
    detail: `${product_name}, por ${unitName(unit)}`,
    amount: priceText(Math.round(unit_price * 100)),
  })),
  link: `/personCenter/RFQs/${id}`,
  action: "Comparar las ofertas",
  picture: offers.find(({ picture }) => picture)?.picture,
});

export const inquiryReceived = ({ id, name }: Pick<InquiryFacts, "id" | "name">): NoticeContent => ({
  ...ofInquiry({ id, name, offers: [] }),
  event: "inquiry_received",
  title: "Recibimos su solicitud de cotización",
  summary: `Su solicitud ${id} quedó registrada. Le escribimos cuando lleguen las ofertas.`,
  paragraphs: ["Para verla, inicie sesión en su cuenta: puede pedir un código y no necesita contraseña."],
  action: "Ver la solicitud",
});

export const offersArrived = (inquiry: InquiryFacts, isLast: boolean): NoticeContent => ({
  ...ofInquiry(inquiry),
  event: "offer_come",
  title: isLast ? "Llegaron todas las ofertas de su solicitud" : "Su solicitud ya tiene ofertas",
  summary: isLast
    ? `Su solicitud ${inquiry.id} tiene ${inquiry.offers.length} ofertas. Compárelas y acepte la que le sirva.`
    : `Los proveedores empezaron a responder a su solicitud ${inquiry.id}. Compare precios y acepte la que le sirva.`,
});

export const quotationExpiring = (inquiry: InquiryFacts, until: Date): NoticeContent => ({
  ...ofInquiry(inquiry),
  event: "quotation_expiring",
  title: "Sus ofertas están por vencer",
  summary: `Las ofertas de su solicitud ${inquiry.id} vencen a partir del ${DAY.format(until)}.`,
  paragraphs: ["Después los proveedores pueden cambiar el precio."],
});
