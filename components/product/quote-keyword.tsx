import { ButtonLink } from "@/components/ui/button";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const SHOWN_LETTERS = 40;

type Props = { keyword: string; variant?: "primary" | "secondary" };

export function QuoteKeyword({ keyword, variant = "primary" }: Props) {
  return (
    <ButtonLink
      data-quote
      href={routes.quoteWith({ goods_name: keyword })}
      variant={variant}
      className="[overflow-wrap:anywhere]"
    >
      {fill(text.listing.noneQuote, { keyword: keyword.slice(0, SHOWN_LETTERS) })}
    </ButtonLink>
  );
}
