import { Day } from "@/components/frame/day";
import { Dated } from "@/components/order/dated";
import { Picture } from "@/components/ui/picture";
import { pictureAt } from "@/components/ui/picture-address";
import type { Evaluation } from "@/lib/contract/evaluation";
import { boughtLabel, scoreMarks } from "@/lib/evaluation";
import { fill, lookUp } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.evaluation;

export function Score({ score }: { score: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span aria-hidden="true" className="text-gold">
        {scoreMarks(score)}
      </span>
      <strong>{lookUp(t.scores, String(score))}</strong>
    </p>
  );
}

export function Answer({ answer }: Pick<Evaluation, "answer">) {
  if (!answer) return null;
  return (
    <div className="rounded-control bg-sunken p-3 text-sm">
      <p className="text-xs text-muted">
        <strong className="text-ink">{t.answer}</strong> · <Day at={answer.at} />
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{answer.text}</p>
    </div>
  );
}

/** `isOfShop`: on a shop's page, where the card names its product. */
export function EvaluationCard({ evaluation, isOfShop }: { evaluation: Evaluation; isOfShop: boolean }) {
  const { score, author, product_id, product_name: name, pictures, created_at, updated_at } = evaluation;
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div>
        <Score score={score} />
        {isOfShop && (
          <h3 className="mt-1 text-sm font-semibold [overflow-wrap:anywhere]">
            {product_id === undefined ? (
              name
            ) : (
              <a href={routes.product(product_id)} className="hover:text-brand hover:underline">
                {name}
              </a>
            )}
          </h3>
        )}
        <p className="text-xs text-muted [overflow-wrap:anywhere]">{boughtLabel(evaluation, t)}</p>
      </div>
      {evaluation.text && <p className="max-w-prose whitespace-pre-line text-sm [overflow-wrap:anywhere]">{evaluation.text}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((src, index) => (
            <li key={src} className="overflow-hidden rounded-control">
              <a href={pictureAt(src, 1600)} rel="nofollow">
                <Picture
                  src={src}
                  alt={fill(t.pictureAlt, { name, number: index + 1 })}
                  widths={[144, 240]}
                  sizes="80px"
                  className="size-20 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-muted [overflow-wrap:anywhere]">
        {author || t.anonymous} · <Day at={created_at} />
        {updated_at && (
          <>
            {" · "}
            <Dated sentence={t.changed} at={updated_at} />
          </>
        )}
      </p>
      <Answer answer={evaluation.answer} />
    </article>
  );
}
