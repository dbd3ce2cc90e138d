import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import type { EmailChoice } from "@/lib/contract/notice";
import { parseKind } from "@/lib/notice";
import { text } from "@/lib/text";
import { NoticeSection } from "./notice-section";

const t = text.notice.emails;

const kindCopy = (kind: string) =>
  kind === "marketing" ? t.marketing : { name: text.notice.manyOfKind[parseKind({ kind })], about: t.about[parseKind({ kind })] };

type Props = {
  choices: EmailChoice[];
  /** Kinds that were chosen when the form could not be saved. */
  unsaved: string[] | undefined;
  done: string | undefined;
};

export function EmailChoices({ choices, unsaved, done }: Props) {
  return (
    <NoticeSection id="correos" title={t.title} lead={t.lead} done={done}>
      <form action="/api/notice/letters" method="post" className="mt-3 flex flex-col items-start gap-3">
        <MemberField />
        <ul className="flex flex-col divide-y divide-line self-stretch">
          {choices.map(({ kind, is_wanted, is_mandatory }) => (
            <li key={kind}>
              <label className="flex min-h-11 items-start gap-3 py-2 text-sm">
                <input
                  type="checkbox"
                  name="wanted"
                  value={kind}
                  defaultChecked={is_mandatory || !unsaved ? is_wanted : unsaved.includes(kind)}
                  disabled={is_mandatory}
                  aria-describedby={`correo-${kind}`}
                  className="mt-0.5 size-5 shrink-0 accent-brand"
                />
                <span>
                  <span className="font-semibold">{kindCopy(kind).name}</span>
                  <span id={`correo-${kind}`} className="block text-muted">
                    {kindCopy(kind).about}
                    {is_mandatory && ` ${t.mandatory}`}
                  </span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Button type="submit" variant="secondary">
          {t.save}
        </Button>
      </form>
    </NoticeSection>
  );
}
