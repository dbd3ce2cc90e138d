import { ShareLink } from "@/components/frame/share-link";
import { ButtonLink } from "@/components/ui/button";
import { quoteFields } from "@/lib/cart/quote";
import type { ResolvedLine } from "@/lib/contract/line";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { unitName } from "@/lib/inquiry";
import { isKnown } from "@/lib/list";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.list;

export const quoteOfList = (lines: ResolvedLine[]): string =>
  routes.quoteWith(
    quoteFields(
      lines.filter(isKnown).map((line) => ({ ...line, unitName: unitName(line.unit) })),
      text.cart,
    ),
  );

type Props = { share: string; name: string; lines: ResolvedLine[] };

export function ListWays({ share, name, lines }: Props) {
  const sentence = fill(t.sentence, { name, address: env.SITE_URL + routes.sharedList(share) });
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      <ButtonLink href={quoteOfList(lines)} variant="secondary" size="sm">
        {text.cart.quote}
      </ButtonLink>
      <ShareLink sentence={sentence} />
      <ButtonLink href={routes.sharedListFile(share, "pdf")} variant="quiet" size="sm" rel="nofollow">
        {t.pdf}
      </ButtonLink>
      <ButtonLink href={routes.sharedListFile(share, "csv")} variant="quiet" size="sm" rel="nofollow">
        {t.csv}
      </ButtonLink>
    </div>
  );
}
