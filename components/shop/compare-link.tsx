import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.compare;

type Props = { shop: { id: string; name: string }; className?: string };

export function CompareLink({ shop: { id, name }, className = "" }: Props) {
  return (
    <a
      href={routes.compareShops([id])}
      rel="nofollow"
      data-compare={id}
      data-name={name}
      aria-label={fill(t.compareNamed, { name })}
      className={`${buttonClass({ variant: "quiet", size: "sm" })} ${className}`}
    >
      <Icon name="grid" size={18} />
      {t.compare}
    </a>
  );
}

/** The same link at the foot of a card, over the card's own link, which covers all of it. */
export function CompareInCard({ shop: { id, name } }: Pick<Props, "shop">) {
  return (
    <a
      href={routes.compareShops([id])}
      rel="nofollow"
      data-compare={id}
      data-name={name}
      aria-label={fill(t.compareNamed, { name })}
      className="relative flex min-h-11 items-center gap-1.5 border-t border-line px-3 text-xs font-semibold text-brand hover:bg-brand-soft"
    >
      <Icon name="grid" size={16} />
      {t.compare}
    </a>
  );
}
