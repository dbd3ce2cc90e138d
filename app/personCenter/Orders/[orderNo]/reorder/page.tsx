import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberHeading } from "@/components/member/member-heading";
import { ReorderFields } from "@/components/order/reorder-fields.client";
import { MemberField } from "@/components/session/member-field";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { toWantedLine } from "@/lib/cart";
import { formNote } from "@/lib/form/server";
import { fill } from "@/lib/format";
import { orderLines } from "@/lib/order";
import { withQuantities } from "@/lib/order/reorder";
import { findOrder, previewOrder } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { reorder: t, backToOrder } = text.order;
const { less, more, notWhole, belowMinimum, aboveMaximum, notMultiple } = text.order.checkout;

const NOTHING = { shops: [], refused: [], total: 0 };

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `${t.title} ${(await params).orderNo}` };
}

export default async function ReorderPage({ params, searchParams }: Props) {
  const [{ orderNo }, query] = await Promise.all([params, searchParams]);
  const found = await findOrder(orderNo, query.family);
  if (!found) notFound();
  const { order, family } = found;
  const lines = withQuantities(orderLines(order), query.q);
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  const now = wanted.length > 0 ? await previewOrder({ lines: wanted.map(toWantedLine) }) : undefined;
  const { shops, refused, total } = now ?? NOTHING;
  const quantities = typeof query.q === "string" ? query.q.split(",") : undefined;
  const { note } = await formNote(query, { done: {}, problem: t.problem }, routes.reorder(orderNo, family, quantities));
  return (
    <>
      <BackLink href={routes.order(orderNo, family)}>{backToOrder}</BackLink>
      <MemberHeading title={t.title} lead={fill(t.lead, { number: orderNo })} />
      {note && <Flash {...note} />}
      <form action="/api/order" method="post" className="flex flex-col gap-6">
        <MemberField />
        <input type="hidden" name="orderNo" value={orderNo} />
        <input type="hidden" name="family" value={family} />
        <ReorderFields
          lines={lines}
          initial={{ shops, refused, total }}
          copy={t}
          fieldCopy={{ less, more, notWhole, belowMinimum, aboveMaximum, notMultiple }}
        >
          <div className="flex flex-wrap items-center gap-4">
            <p>{t.none}</p>
            <ButtonLink href={routes.quote}>{t.quote}</ButtonLink>
          </div>
        </ReorderFields>
      </form>
    </>
  );
}
