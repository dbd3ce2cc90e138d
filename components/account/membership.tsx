import { Icon } from "@/components/ui/icon";
import { dateLabel, fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.account.membership;

type Props = { membership: { name: string; since: string; benefits: string[]; next?: { level: string; hint: string } } };

export function Membership({ membership: { name, since, benefits, next } }: Props) {
  return (
    <section aria-labelledby="nivel" className="rounded-block bg-deep p-4 text-white sm:p-6">
      <h2 id="nivel" className="text-sm font-semibold">
        {t.title}
      </h2>
      <p className="mt-1 text-title font-bold">{name}</p>
      <p className="text-sm">
        {t.since} <time dateTime={since}>{dateLabel(since)}</time>
      </p>
      {benefits.length > 0 && (
        <ul aria-label={t.benefits} className="mt-4 grid gap-2 text-sm sm:grid-cols-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-2">
              <Icon name="check" size={18} />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-4 border-t border-white/30 pt-3 text-sm">
          <span className="font-semibold">{fill(t.next, next)}:</span> {next.hint}
        </p>
      )}
    </section>
  );
}
