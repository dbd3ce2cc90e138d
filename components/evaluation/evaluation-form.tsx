import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import type { OwnEvaluation } from "@/lib/contract/evaluation";
import { EVALUATION_CHANGE_DAYS, EVALUATION_PICTURES_MAX, EVALUATION_TEXT_MAX } from "@/lib/contract/evaluation-text";
import type { Order } from "@/lib/contract/order";
import type { parseWrong } from "@/lib/evaluation/form";
import type { PostedFields } from "@/lib/form/fields";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { EvaluationPictures } from "./evaluation-pictures";
import { ScoreField } from "./score-field";

const t = text.evaluation;

type LineKey = { orderNo: string; family: string; product_id: string; sku_id?: string | undefined };

type Props = {
  line: LineKey;
  ownEvaluation: OwnEvaluation | undefined;
  ofWholeOrder: Order["evaluation"];
  /** Displayed name; undefined if none may be published. */
  author: string | undefined;
  posted: PostedFields | undefined;
  wrong: ReturnType<typeof parseWrong>;
};

export function LineFields({ line: { orderNo, family, product_id, sku_id } }: { line: LineKey }) {
  return (
    <>
      <input type="hidden" name="orderNo" value={orderNo} />
      <input type="hidden" name="family" value={family} />
      <input type="hidden" name="product_id" value={product_id} />
      {sku_id !== undefined && <input type="hidden" name="sku_id" value={sku_id} />}
    </>
  );
}

export function EvaluationForm({ line, ownEvaluation, ofWholeOrder, author, posted, wrong }: Props) {
  const score = posted ? posted.score?.[0] : (ownEvaluation ?? ofWholeOrder)?.score.toString();
  const showsName = posted ? posted.shows_name !== undefined : ownEvaluation?.shows_name;
  const textError = wrong.has("long")
    ? fill(t.wrong.long, { most: EVALUATION_TEXT_MAX })
    : wrong.has("links")
      ? t.wrong.links
      : undefined;
  return (
    <form
      action="/api/evaluation"
      method="post"
      encType="multipart/form-data"
      className="flex flex-col gap-5 rounded-block border border-line bg-surface p-4 sm:p-5"
    >
      <MemberField />
      <LineFields line={line} />
      <ScoreField label={t.score} score={score} isWrong={wrong.has("score")} />
      <Field id="opinion" label={t.text} hint={t.textHint} error={textError} optional={t.optional}>
        <textarea
          {...controlProps("opinion", { hint: t.textHint, error: textError })}
          name="text"
          rows={5}
          maxLength={EVALUATION_TEXT_MAX}
          defaultValue={posted?.text?.[0] ?? ownEvaluation?.text ?? ofWholeOrder?.comment}
          className={`${FIELD_LOOK} py-2`}
        />
      </Field>
      <EvaluationPictures
        isPosted={posted !== undefined}
        kept={posted ? (posted.kept ?? []) : (ownEvaluation?.pictures ?? [])}
        error={wrong.has("pictures") ? fill(t.wrong.pictures, { most: EVALUATION_PICTURES_MAX }) : undefined}
      />
      {author && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" name="shows_name" defaultChecked={showsName} className="size-5 shrink-0 accent-brand" />
          <span>{fill(t.showName, { author })}</span>
        </label>
      )}
      <p className="text-xs text-muted">{fill(author ? t.consent : t.consentNameless, { days: EVALUATION_CHANGE_DAYS })}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" className="max-sm:w-full">
          {ownEvaluation ? t.save : t.publish}
        </Button>
        <a
          href={routes.order(line.orderNo, line.family)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
        >
          {t.back}
        </a>
      </div>
    </form>
  );
}
