import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.compare;

type Props = { shop: { id: string; name: string }; className?: string };

/** Begins a comparison of suppliers. */
export function CompareLink({ shop: { id, name }, className = "" }: Props) {
  return (
    <a
      href={routes.compareShops([id])}
      rel="nofollow"
      aria-label={fill(t.compareNamed, { name })}
      className={`${buttonClass({ variant: "quiet", size: "sm" })} ${className}`}
    >
      <Icon name="grid" size={18} />
      {t.compare}
    </a>
  );
}

/** The same in a card, whose own link lies over all of it. */
export function CompareInCard({ shop }: Props) {
  return (
    <div className="px-1 pb-1">
      <CompareLink shop={shop} className="relative z-10 min-h-11" />
    </div>
  );
}
