import { Icon } from "@/components/ui/icon";
import type { FactoryCard } from "@/lib/contract/shop";
import { fill, plural } from "@/lib/format";
import type { EvidenceCount } from "@/lib/shop";
import { text } from "@/lib/text";

const t = text.shop.selected;

const LINE = "flex flex-wrap gap-x-2";

type Props = { card: Pick<FactoryCard, "since" | "total">; evidence?: EvidenceCount | undefined };

export function CardFacts({ card: { since, total }, evidence }: Props) {
  const trade = [
    total === undefined ? "" : plural(text.listing.results, total),
    since === undefined ? "" : fill(t.since, { year: since }),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-1 px-3 pb-3 text-xs">
      {trade.length > 0 && (
        <p className={`${LINE} text-muted`}>
          {trade.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      {evidence && <Evidence evidence={evidence} />}
    </div>
  );
}

function Evidence({ evidence: { licences, pictures } }: { evidence: EvidenceCount }) {
  const isProven = licences > 0;
  return (
    <p className={`${LINE} text-muted`}>
      <span className={isProven ? "flex items-center gap-1 font-semibold text-brand-strong" : undefined}>
        {isProven && <Icon name="check" size={14} />}
        {isProven ? plural(t.licences, licences) : t.noLicence}
      </span>
      {pictures > 0 && <span>{plural(t.pictures, pictures)}</span>}
    </p>
  );
}
