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
      aria-label={fill(t.compareNamed, { name })}
      className={`${buttonClass({ variant: "quiet", size: "sm" })} ${className}`}
    >
      <Icon name="grid" size={18} />
      {t.compare}
    </a>
  );
}

/** The same link in the corner of a card, over the card's own link, which covers all of it. */
export function CompareInCard({ shop: { id, name } }: Pick<Props, "shop">) {
  return (
    <a
      href={routes.compareShops([id])}
      rel="nofollow"
      aria-label={fill(t.compareNamed, { name })}
      title={t.compare}
      className="absolute right-2 top-2 z-10 flex size-11 items-center justify-center rounded-full bg-surface text-brand shadow-card hover:bg-brand-soft"
    >
      <Icon name="grid" size={18} />
    </a>
  );
}
