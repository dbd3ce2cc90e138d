import { Day } from "@/components/frame/day";
import { ButtonLink } from "@/components/ui/button";
import type { OwnEvaluation } from "@/lib/contract/evaluation";
import { fill, plural } from "@/lib/format";
import { text } from "@/lib/text";
import { Answer, Score } from "./evaluation-card";

const t = text.evaluation;

const LINK = "inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline print:hidden";

export function LineEvaluation({ own, href, name }: { own: OwnEvaluation | undefined; href: string; name: string }) {
  if (!own)
    return (
      <ButtonLink
        href={href}
        variant="secondary"
        size="sm"
        className="mt-2 min-h-11 print:hidden"
        aria-label={fill(t.sayOf, { name })}
      >
        {t.say}
      </ButtonLink>
    );
  const { score, text: ownText, pictures, created_at, answer, can_change } = own;
  return (
    <div className="mt-2 flex flex-col gap-1">
      <p className="text-xs text-muted">
        {t.own} · <Day at={created_at} />
        {pictures.length > 0 && ` · ${plural(t.pictureCount, pictures.length)}`}
      </p>
      <Score score={score} />
      {ownText && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{ownText}</p>}
      <Answer answer={answer} />
      <a href={href} className={LINK} aria-label={fill(can_change ? t.changeOf : t.removeOf, { name })}>
        {can_change ? t.change : t.remove}
      </a>
    </div>
  );
}
