import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EvaluationForm, LineFields } from "@/components/evaluation/evaluation-form";
import { MemberHeading } from "@/components/member/member-heading";
import { MemberField } from "@/components/session/member-field";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { Thumbnail } from "@/components/ui/thumbnail";
import { EVALUATION_CHANGE_DAYS } from "@/lib/contract/evaluation-text";
import { lineKey } from "@/lib/contract/line-key";
import { parseWrong } from "@/lib/evaluation/form";
import { getLineEvaluations } from "@/lib/evaluation/server";
import { formNote } from "@/lib/form/server";
import { fill } from "@/lib/format";
import { optionsLabel, orderLines } from "@/lib/order";
import { findOrder } from "@/lib/order/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.evaluation;

type Props = { params: Promise<{ orderNo: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: t.say };

const RECEIVED = ["received", "evaluated"];

/** Undefined unless the order has the line and was received, and the service has evaluations. */
async function readLine(orderNo: string, { family, product_id, sku_id }: Awaited<Props["searchParams"]>) {
  const found = await findOrder(orderNo, family);
  if (!found || !RECEIVED.includes(found.order.status)) return undefined;
  const key = lineKey({ product_id: String(product_id), ...(typeof sku_id === "string" && { sku_id }) });
  const line = orderLines(found.order).find((one) => lineKey(one) === key);
  const evaluations = line && (await getLineEvaluations(orderNo));
  if (!evaluations) return undefined;
  const ownEvaluation = evaluations.records.find((one) => lineKey(one) === key);
  const ofWholeOrder = evaluations.records.length === 0 ? found.order.evaluation : undefined;
  return { line, family: found.family, status: found.order.status, ownEvaluation, ofWholeOrder, author: evaluations.author };
}

export default async function EvaluationPage({ params, searchParams }: Props) {
  const [{ orderNo }, query] = await Promise.all([params, searchParams]);
  const found = await readLine(orderNo, query);
  if (!found) notFound();
  const { line, family, status, ownEvaluation, ofWholeOrder, author } = found;
  const { note, saved } = await formNote(
    query,
    { done: {}, problem: text.order.problem },
    routes.evaluation(orderNo, line, family),
  );
  const key = { orderNo, family, product_id: line.product_id, sku_id: line.sku_id };
  const canWrite = !ownEvaluation || ownEvaluation.can_change;
  return (
    <>
      <BackLink href={routes.order(orderNo, family)}>{text.order.backToOrder}</BackLink>
      <MemberHeading title={ownEvaluation ? t.changeTitle : t.sayTitle} lead={status === "received" ? t.evaluates : ""} />
      <div className="flex items-center gap-3 text-sm">
        {line.cover && <Thumbnail src={line.cover} />}
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <strong className="block">{line.name}</strong>
          {[optionsLabel(line.options), fill(text.order.number, { number: orderNo })].filter(Boolean).join(" · ")}
        </p>
      </div>
      {note && <Flash {...note} />}
      {ofWholeOrder && !saved && <Flash kind="note" text={t.carried} />}
      {canWrite ? (
        <EvaluationForm
          line={key}
          ownEvaluation={ownEvaluation}
          ofWholeOrder={ofWholeOrder}
          author={author}
          posted={saved?.values}
          wrong={parseWrong(query.wrong)}
        />
      ) : (
        <p>{fill(t.tooLate, { days: EVALUATION_CHANGE_DAYS })}</p>
      )}
      {ownEvaluation && (
        <form action="/api/evaluation" method="post">
          <MemberField />
          <LineFields line={key} />
          <input type="hidden" name="id" value={ownEvaluation.id} />
          <details open={!canWrite}>
            <summary className="flex min-h-11 items-center text-sm font-semibold text-muted">{t.remove}</summary>
            <p className="text-sm">{t.removeText}</p>
            <Button type="submit" name="intent" value="remove" variant="secondary" size="sm" className="mt-2">
              {t.removeYes}
            </Button>
          </details>
        </form>
      )}
    </>
  );
}
