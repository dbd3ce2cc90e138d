import { ButtonLink } from "@/components/ui/button";
import type { Order } from "@/lib/contract/order";
import { scoreMarks } from "@/lib/evaluation";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.order;

type Props = Pick<Order, "evaluation"> & { evaluateGoodsHref: string | undefined };

export function OrderEvaluation({ evaluation, evaluateGoodsHref }: Props) {
  if (!evaluation) return null;
  return (
    <section
      aria-labelledby="calificacion"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-block border border-line bg-surface p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="calificacion" className="text-lg">
          {t.evaluation}
        </h2>
        <p className="font-semibold">
          <span aria-hidden="true" className="text-gold">
            {scoreMarks(evaluation.score)}
          </span>{" "}
          {fill(t.scoreOf, { score: evaluation.score })}
        </p>
        {evaluation.comment && <p className="text-sm [overflow-wrap:anywhere]">{evaluation.comment}</p>}
        {evaluateGoodsHref && <p className="mt-2 text-sm text-muted print:hidden">{t.publishText}</p>}
      </div>
      {evaluateGoodsHref && (
        <ButtonLink href={evaluateGoodsHref} variant="secondary" className="max-sm:w-full print:hidden">
          {t.publish}
        </ButtonLink>
      )}
    </section>
  );
}
