import { WrittenDay } from "@/components/frame/day";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Inquiry } from "@/lib/contract/inquiry";
import { fill, plural } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { unitCount } from "@/lib/unit";
import { InquiryBadge } from "./status-badge";

const { list: t } = text.inquiry;

type Props = { inquiry: Inquiry; isChoosable: boolean; mayOrder: boolean };

/** `isChoosable`: the row has a checkbox, for deleting several inquiries. */
export function InquiryRow({ inquiry, isChoosable, mayOrder }: Props) {
  const { id, name, quantity, unit, status, offers, created_at, cover, offer_to_order: offerId } = inquiry;
  const hasNews = status === "quoted" && offers > 0;
  const orderHref = mayOrder && offerId ? routes.orderOfOffer(offerId) : undefined;
  return (
    <li className="relative flex flex-wrap items-center gap-3 p-3 hover:bg-sunken sm:gap-4 sm:p-4">
      {isChoosable && (
        <label className="choosing relative z-10 flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <input type="checkbox" name="ids" value={id} aria-label={fill(t.choose, { name })} className="size-5 accent-brand" />
        </label>
      )}
      <div className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted">
        {cover ? (
          <Picture src={cover} alt="" widths={[144]} sizes="64px" className="size-full object-cover" />
        ) : (
          <Icon name="clipboard" />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-40">
        <a
          href={routes.quotation(id)}
          aria-label={fill(t.open, { name })}
          className="stretched line-clamp-2 font-semibold hover:text-brand"
        >
          {name}
        </a>
        <p className="text-sm text-muted">
          {quantity !== undefined && `${unitCount(quantity, unit)} · `}
          {t.asked} <WrittenDay at={created_at} />
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <InquiryBadge status={status} />
          {!hasNews && (
            <span className={offers > 0 ? "font-semibold" : "text-muted"}>
              {offers > 0 ? plural(t.offers, offers) : t.noOffers}
            </span>
          )}
        </p>
      </div>
      {hasNews && <Action href={routes.quotation(id)} label={plural(t.seeOffers, offers)} name={name} />}
      {!hasNews && orderHref && <Action href={orderHref} label={text.inquiry.detail.order} name={name} />}
      {!hasNews && !orderHref && <Icon name="chevron-right" size={18} className="text-muted max-sm:hidden" />}
    </li>
  );
}

const Action = ({ href, label, name }: { href: string; label: string; name: string }) => (
  <ButtonLink href={href} size="sm" className="relative z-10 max-sm:w-full">
    {label}
    <span className="sr-only"> {name}</span>
  </ButtonLink>
);
