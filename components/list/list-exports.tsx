import { ShareLink } from "@/components/frame/share-link";
import { ButtonLink } from "@/components/ui/button";
import type { ResolvedLine } from "@/lib/contract/line";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { quoteHref } from "@/lib/list/quote-href";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.list;

type Props = { share: string; name: string; lines: ResolvedLine[] };

/** What can be made of a shared list: an inquiry, a message with its link, a PDF, a CSV. */
export function ListExports({ share, name, lines }: Props) {
  const sentence = fill(t.sentence, { name, address: env.SITE_URL + routes.sharedList(share) });
  return (
    <div className="flex flex-wrap gap-1 print:hidden">
      <ButtonLink href={quoteHref(lines)} variant="secondary" size="sm">
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
