import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { reasons, loginLead } = text.session;

/** Reasons by path. The first match wins, so `/…/Wish/watches` stands before `/…/Wish`. */
const REASONS: [string, string][] = [
  [routes.cart, reasons.order],
  ["/checkout", reasons.order],
  ["/product", reasons.product],
  [`${routes.wishes}/watches`, reasons.watches],
  [routes.wishes, reasons.wishes],
  [routes.orders, reasons.orders],
  [routes.quotations, reasons.quotations],
  [routes.messages, reasons.messages],
  [routes.addresses, reasons.addresses],
  [routes.paymentMethods, reasons.paymentMethods],
  [routes.team, reasons.team],
  [routes.member, loginLead],
];

const FORMS_WITH_DRAFT = /^\/personCenter\/(?:Address\/.|FAM\/(?:new|[^/]+\/edit)$)/;

export function loginReason(returnTo: string): string {
  if (returnTo === routes.home) return loginLead;
  const [path = ""] = returnTo.split(/[?#]/);
  if (FORMS_WITH_DRAFT.test(path)) return reasons.typed;
  return REASONS.find(([section]) => path === section || path.startsWith(`${section}/`))?.[1] ?? reasons.page;
}
