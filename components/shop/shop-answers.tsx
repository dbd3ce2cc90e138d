import { Section } from "@/components/ui/section";
import type { ShopDetail } from "@/lib/contract/shop";
import { fill } from "@/lib/format";
import { answerSentences } from "@/lib/shop";
import { text } from "@/lib/text";

const t = text.shop.answers;

export function ShopAnswers({ answers }: Pick<ShopDetail, "answers">) {
  const sentences = answerSentences(answers, t);
  const [first] = answers;
  if (sentences.length === 0 || !first) return null;
  return (
    <Section id="respuestas" title={t.title}>
      <ul className="flex flex-col gap-1 text-sm">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-2 max-w-prose text-xs text-muted">{fill(t.note, { hours: first.within_hours })}</p>
    </Section>
  );
}
