import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MemberHeading } from "@/components/member/member-heading";
import { ReorderList } from "@/components/order/reorder-list";
import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { toWantedLine } from "@/lib/cart";
import { formNote } from "@/lib/form/server";
import { fill, money } from "@/lib/format";
import { orderLines } from "@/lib/order";
import { reorderPlan, withQuantities } from "@/lib/order/reorder";
import { findOrder, previewOrder } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const { reorder: t, backToOrder } = text.order;

const NOTHING = { shops: [], refused: [], total: 0 };

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.title };

export default async function ReorderPage({ params, searchParams }: Props) {
  const [{ orderNo }, query] = await Promise.all([params, searchParams]);
  const found = await findOrder(orderNo, query.family);
  if (!found) notFound();
  const { order, family } = found;
  const lines = withQuantities(orderLines(order), query.q);
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  const now = wanted.length > 0 ? await previewOrder({ lines: wanted.map(toWantedLine) }) : undefined;
  const plan = reorderPlan(lines, now ?? NOTHING);
  const isGone = plan.every(({ kind }) => kind === "gone");
  const quantities = typeof query.q === "string" ? query.q.split(",") : undefined;
  const { note } = await formNote(query, { done: {}, problem: t.problem }, routes.reorder(orderNo, family, quantities));
  return (
    <>
      <a
        href={routes.order(orderNo, family)}
        className="-mb-4 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {backToOrder}
      </a>
      <MemberHeading title={t.title} lead={fill(t.lead, { number: orderNo })} />
      {note && <Flash {...note} />}
      <form action="/api/order" method="post" className="flex flex-col gap-6">
        <MemberField />
        <input type="hidden" name="orderNo" value={orderNo} />
        <input type="hidden" name="family" value={family} />
        <ReorderList plan={plan} />
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-block border border-line bg-surface p-4 sm:p-5">
          <p>
            {t.total} <strong className="text-lg tabular-nums">{money(now?.total ?? 0)}</strong>
            <span className="block text-xs text-muted">{t.hint}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" name="intent" value="recalculate" variant="quiet" size="lg">
              {t.change}
            </Button>
            {!isGone && (
              <>
                <Button type="submit" name="intent" value="keep" formAction="/api/order/draft" variant="secondary" size="lg">
                  {t.keep}
                </Button>
                <Button type="submit" name="intent" value="reorder" size="lg">
                  {t.add}
                </Button>
              </>
            )}
          </div>
        </div>
      </form>
      {isGone && (
        <div className="flex flex-wrap items-center gap-4">
          <p>{t.none}</p>
          <ButtonLink href={routes.quote}>{t.quote}</ButtonLink>
        </div>
      )}
    </>
  );
}
