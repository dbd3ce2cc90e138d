import type { z } from "zod";
import { Icon } from "@/components/ui/icon";
import type { InquiryDetail, InquiryLine, Offer } from "@/lib/contract/inquiry";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";
import later from "@/messages/later.json";
import { nextOrderStep, orderLinkId } from "./accepted";
import { GoodsLine } from "./goods-lines";
import { OfferCards } from "./offer-cards";

const t = { ...later.inquiry.lines, ...text.inquiry.detail };

type Props = { inquiry: z.output<typeof InquiryDetail.response> };

export function LineOffers({ inquiry }: Props) {
  return (
    <ol className="flex flex-col gap-6">
      {inquiry.lines.map((line, index) => (
        <li key={`${line.product_id} ${line.sku_id ?? ""} ${line.quantity}`} className="flex min-w-0 flex-col gap-3">
          <h3 className="sr-only">{fill(t.line, { line: index + 1 })}</h3>
          <GoodsLine line={line} />
          <OffersOfLine inquiry={inquiry} line={line} offers={inquiry.offers_received.filter((offer) => offer.line === index)} />
        </li>
      ))}
    </ol>
  );
}

function OffersOfLine({ inquiry, line, offers }: Props & { line: InquiryLine; offers: Offer[] }) {
  const accepted = offers.find(({ status }) => status === "accepted");
  const orderStep = accepted && nextOrderStep(inquiry, accepted);
  if (offers.length === 0) return <p className="text-sm text-muted">{t.none}</p>;
  const { name, options, quantity, unit } = line;
  return (
    <>
      {accepted && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-brand-soft px-4 py-2 text-sm">
          <span className="flex items-center gap-2 font-bold">
            <Icon name="check" size={18} />
            {fill(t.acceptedTitle, { shop: accepted.shop_name })}
          </span>
          {accepted.order && <span>{fill(t.ordered, { number: accepted.order.orderNo })}</span>}
          {orderStep && (
            <a
              id={orderLinkId(accepted.id)}
              href={orderStep.href}
              className="inline-flex scroll-mt-28 min-h-11 items-center font-semibold text-brand hover:underline"
            >
              {orderStep.label}
            </a>
          )}
        </p>
      )}
      <OfferCards
        inquiry={{ ...inquiry, name, quantity, unit: unit ?? "Piece" }}
        offers={offers}
        lineName={[name, ...Object.values(options)].join(" · ")}
      />
    </>
  );
}
