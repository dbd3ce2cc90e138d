import { Button } from "@/components/ui/button";
import type { LetterChoice } from "@/lib/contract/notice";
import { kindOf } from "@/lib/notice";
import { text } from "@/lib/text";

const t = text.notice.letters;

/** What became of the form, as the address says it. */
const NOTES: Record<string, string> = { saved: t.saved, failed: t.failed };

type Props = { choices: LetterChoice[]; note: string | undefined };

/** Of which kinds the member gets e-mails; a plain form, without a script too. */
export function LetterChoices({ choices, note }: Props) {
  return (
    <section id="correos" aria-labelledby="correos-titulo" className="rounded-block border border-line bg-surface p-4 sm:p-6">
      <h2 id="correos-titulo" className="font-semibold">
        {t.title}
      </h2>
      <p className="text-sm text-muted">{t.lead}</p>
      <p role="status" className="text-sm font-semibold text-brand not-empty:mt-3">
        {note && NOTES[note]}
      </p>
      <form action="/api/notice/letters" method="post" className="mt-3 flex flex-col items-start gap-3">
        <ul className="flex flex-col divide-y divide-line self-stretch">
          {choices.map(({ kind, is_wanted, is_mandatory }) => (
            <li key={kind}>
              <label className="flex min-h-11 items-start gap-3 py-2 text-sm">
                <input
                  type="checkbox"
                  name="wanted"
                  value={kind}
                  defaultChecked={is_wanted}
                  disabled={is_mandatory}
                  aria-describedby={`correo-${kind}`}
                  className="mt-0.5 size-5 shrink-0 accent-brand"
                />
                <span>
                  <span className="font-semibold">{text.notice.manyOfKind[kindOf({ kind })]}</span>
                  <span id={`correo-${kind}`} className="block text-muted">
                    {t.about[kindOf({ kind })]}
                    {is_mandatory && ` ${t.mandatory}`}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Button type="submit" look="secondary">
          {t.save}
        </Button>
      </form>
    </section>
  );
}
