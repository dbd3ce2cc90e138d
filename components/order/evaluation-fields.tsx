import { ScoreField } from "@/components/evaluation/score-field";
import { FIELD_LOOK, Field } from "@/components/ui/field";
import { ORDER_COMMENT_MAX } from "@/lib/contract/limits";
import { text } from "@/lib/text";

const t = text.order.actions;

export function EvaluationFields({ score: given, comment }: { score: string | undefined; comment: string | undefined }) {
  return (
    <>
      <ScoreField label={t.score} score={given} />
      <Field id="comentario" label={t.comment} optional={t.optional}>
        <textarea
          id="comentario"
          name="comment"
          rows={3}
          maxLength={ORDER_COMMENT_MAX}
          defaultValue={comment}
          className={`${FIELD_LOOK} py-2`}
        />
      </Field>
    </>
  );
}
