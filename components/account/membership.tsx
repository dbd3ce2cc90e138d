import { WrittenDay } from "@/components/frame/day";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.account.membership;

type Props = { membership: { name: string; since: string; benefits: string[]; next?: { level: string; hint: string } } };

export function Membership({ membership: { name, since, benefits, next } }: Props) {
  return (
    <section aria-labelledby="nivel" className="rounded-block border border-line bg-surface p-4 text-sm sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="nivel" className="text-lg">
          {t.title}: {name}
        </h2>
        <p className="text-muted">
          {t.since} <WrittenDay at={since} />
        </p>
      </div>
      {benefits.length > 0 && (
        <ul aria-label={t.benefits} className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-center gap-2">
              <Icon name="check" size={16} />
              {benefit}
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-2 text-muted">
          <span className="font-semibold">{fill(t.next, next)}:</span> {next.hint}
        </p>
      )}
    </section>
  );
}
