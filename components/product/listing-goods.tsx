import type { ProductCard, SearchResult } from "@/lib/contract/product";
import { plural } from "@/lib/format";
import { text } from "@/lib/text";
import { ProductGrid } from "./product-grid";
import { QuoteKeyword } from "./quote-keyword";

const t = text.listing;

/** One row on wide windows, two on phones. */
const MENTIONS_SHOWN = 4;

type Props = { result: SearchResult; keyword: string | undefined; isLast: boolean };

/** Products of a result; those that only mention the words come after an offer to quote and are folded. */
export function ListingGoods({ result: { records, mentioned_from: from = records.length }, keyword, isLast }: Props) {
  const others = records.slice(from);
  const hasMatches = from > 0;
  return (
    <>
      {hasMatches && <ProductGrid products={records.slice(0, from)} isTopOfPage columns="narrow" />}
      {keyword && (isLast || (hasMatches && others.length > 0)) && <QuoteOffer keyword={keyword} />}
      {others.length > 0 && <h2 className="text-base">{hasMatches ? t.mentioned : t.onlyMentioned}</h2>}
      {hasMatches ? <Mentions products={others} /> : <ProductGrid products={others} isTopOfPage columns="narrow" />}
    </>
  );
}

function Mentions({ products }: { products: ProductCard[] }) {
  const folded = products.slice(MENTIONS_SHOWN);
  return (
    <>
      {products.length > 0 && <ProductGrid products={products.slice(0, MENTIONS_SHOWN)} columns="four" />}
      {folded.length > 0 && (
        <details>
          <summary className="flex min-h-11 list-none items-center font-semibold text-brand hover:underline">
            {plural(t.moreMentioned, folded.length)}
          </summary>
          <ProductGrid products={folded} columns="four" />
        </details>
      )}
    </>
  );
}

/** Where what was wanted is not among the matches, the buyer can still ask for it. */
function QuoteOffer({ keyword }: { keyword: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 text-sm">
      <p className="min-w-0">{t.quoteOffer}</p>
      <QuoteKeyword keyword={keyword} variant="secondary" />
    </div>
  );
}
