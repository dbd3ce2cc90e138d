import { Icon } from "@/components/ui/icon";
import type { FactoryCard } from "@/lib/contract/shop";
import { fill, plural } from "@/lib/format";
import type { EvidenceCount } from "@/lib/shop";
import { text } from "@/lib/text";

const t = text.shop.selected;

type Props = { card: Pick<FactoryCard, "since" | "total">; evidence?: EvidenceCount | undefined };

/** How much a factory sells, since when, and what proves that it is one. */
export function CardFacts({ card: { since, total }, evidence }: Props) {
  const trade = [
    total === undefined ? "" : plural(text.listing.results, total),
    since === undefined ? "" : fill(t.since, { year: since }),
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-1 px-3 pb-3 text-xs">
      {trade.length > 0 && <p className="text-muted">{trade.join(" · ")}</p>}
      {evidence && <Evidence evidence={evidence} />}
    </div>
  );
}

function Evidence({ evidence: { licences, pictures } }: { evidence: EvidenceCount }) {
  const shown = [
    licences > 0 ? plural(t.licences, licences) : t.noLicence,
    ...(pictures > 0 ? [plural(t.pictures, pictures)] : []),
  ];
  const isProven = licences > 0;
  return (
    <p className={`flex items-start gap-1 ${isProven ? "font-semibold text-brand-strong" : "text-muted"}`}>
      {isProven && <Icon name="check" size={14} />}
      {shown.join(" · ")}
    </p>
  );
}
