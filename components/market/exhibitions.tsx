import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { Exhibition } from "@/lib/contract/market";
import { optionalRead } from "@/lib/http/reads";
import { yiwuDay } from "@/lib/market";
import { getExhibitions } from "@/lib/market/server";
import { text } from "@/lib/text";
import { writtenDays } from "@/lib/written-date";

const t = text.market;
const SHOWN = 12;
const YIWU_ZONE = "Asia/Shanghai";

export async function Exhibitions() {
  const exhibitions = await optionalRead(getExhibitions(SHOWN));
  if (!exhibitions?.length) return null;
  return (
    <Section id="ferias" title={t.exhibitions} lead={t.exhibitionsLead}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {exhibitions.map((exhibition) => (
          <li key={exhibition.id}>
            <ExhibitionCard exhibition={exhibition} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ExhibitionCard({ exhibition: { name, img, place, starts_at, ends_at, summary } }: { exhibition: Exhibition }) {
  return (
    <article className="flex h-full gap-3 rounded-card border border-line bg-surface p-3">
      <Picture
        src={img}
        alt=""
        widths={[240, 480]}
        sizes="200px"
        ratio={16 / 9}
        className="size-18 shrink-0 rounded-control object-cover object-right"
      />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-brand">
          <time dateTime={yiwuDay(starts_at)}>{writtenDays(starts_at, ends_at, YIWU_ZONE)}</time>
        </p>
        <h3 className="text-base leading-5">{name}</h3>
        {summary && <p className="text-xs text-muted">{summary}</p>}
        <p className="mt-1 flex items-start gap-1 text-xs text-muted">
          <Icon name="pin" size={14} className="mt-0.5" />
          {place}
        </p>
      </div>
    </article>
  );
}
