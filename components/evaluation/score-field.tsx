import FieldErrors from "@/components/frame/field-errors.client";
import { text } from "@/lib/text";
import styles from "./score-field.module.css";

const t = text.evaluation;
const SCORES = ["1", "2", "3", "4", "5"] as const;
const STAR = "M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z";

type Props = { label: string; score: string | undefined; isWrong?: boolean };

export function ScoreField({ label, score, isWrong = false }: Props) {
  return (
    <fieldset aria-describedby={isWrong ? "nota-error" : undefined}>
      <legend className="text-sm font-semibold">{label}</legend>
      {/* The stars inherit stroke and fill from `icon`; the labels up to the chosen one set a gold fill. */}
      <div className="icon mt-2 flex max-w-md text-gold">
        {SCORES.map((value) => (
          <label
            key={value}
            className={`relative flex flex-1 cursor-pointer flex-col items-center gap-1 rounded-control py-2 hover:bg-sunken ${styles.star}`}
          >
            <input
              type="radio"
              name="score"
              value={value}
              aria-label={t.scores[value]}
              defaultChecked={value === score}
              required
              className="absolute inset-0 size-full cursor-pointer appearance-none"
            />
            <svg viewBox="0 0 24 24" width={32} height={32} aria-hidden="true">
              <path d={STAR} />
            </svg>
            <span aria-hidden="true" className="text-xs text-ink">
              {t.words[value]}
            </span>
          </label>
        ))}
      </div>
      <FieldErrors />
      {isWrong && (
        <p id="nota-error" role="alert" className="text-sm font-semibold text-accent-strong">
          {t.wrong.score}
        </p>
      )}
    </fieldset>
  );
}
