import { ChatLink } from "@/components/chat/chat-link";
import { ButtonLink, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { linesParam } from "@/lib/cart/lines-address";
import type { Inquiry, InquiryLine, Offer } from "@/lib/contract/inquiry";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { mayDoWith, type OfTeam } from "@/lib/team";
import { text } from "@/lib/text";
import { nextOrderStep, orderLinkId } from "./accepted";

const t = text.inquiry.detail;
const BOX = "flex flex-wrap items-center justify-between gap-4 rounded-block p-5";

type Props = { inquiry: Inquiry & OfTeam & { lines: InquiryLine[]; detail: string }; offers: Offer[] };

const DETAIL_MAX = 1000;

const repeatHref = ({ name, quantity, unit, detail, lines, team }: Props["inquiry"]) =>
  routes.quoteWith({
    goods_name: name,
    ...(team && { team: team.id }),
    ...(lines.length > 0 ? { lines: linesParam(lines) } : quantity && unit && { goods_num: String(quantity), goods_unit: unit }),
    ...(detail && detail !== name && { details: detail.slice(0, DETAIL_MAX) }),
  });

export function InquiryState({ inquiry, offers }: Props) {
  const accepted = offers.find(({ status }) => status === "accepted");
  const orderStep = accepted && nextOrderStep(inquiry, accepted);
  if (accepted)
    return (
      <div className={`${BOX} bg-brand-soft`}>
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex items-center gap-2 font-bold">
            <Icon name="check" />
            {fill(t.acceptedTitle, { shop: accepted.shop_name })}
          </p>
          <p className="text-sm">{accepted.order ? fill(t.ordered, { number: accepted.order.orderNo }) : t.acceptedText}</p>
        </div>
        {orderStep && (
          <ButtonLink id={orderLinkId(accepted.id)} href={orderStep.href} size="lg" className="scroll-mt-28">
            {orderStep.label}
          </ButtonLink>
        )}
      </div>
    );
  if (inquiry.status === "open")
    return (
      <div className={`${BOX} bg-gold-soft`}>
        <p className="min-w-0 flex-1 basis-64 text-sm">{t.waiting}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={routes.quotation(inquiry.id)} variant="secondary">
            {t.refresh}
          </ButtonLink>
          {mayDoWith(inquiry, "ask") && (
            <ButtonLink href={routes.quoteAgain(inquiry.id)} variant="quiet">
              {t.complete}
            </ButtonLink>
          )}
        </div>
      </div>
    );
  if (inquiry.status !== "closed" && inquiry.status !== "expired") return null;
  return (
    <div className={`${BOX} bg-sunken`}>
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <p className="font-bold">{t.nowTitle}</p>
        <p>{t[inquiry.status]}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayDoWith(inquiry, "ask") && <ButtonLink href={repeatHref(inquiry)}>{t.again}</ButtonLink>}
        {inquiry.lines.length === 0 && (
          <ButtonLink href={routes.productSearch({ keyword: inquiry.name })} variant="secondary">
            {t.searchLike}
          </ButtonLink>
        )}
        <ChatLink className={buttonClass({ variant: "quiet" })}>{t.adviser}</ChatLink>
      </div>
    </div>
  );
}
