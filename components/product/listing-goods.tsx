import { ButtonLink } from "@/components/ui/button";
import type { SearchResult } from "@/lib/contract/product";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { isShort, Mentions, Neighbours } from "./neighbours";
import { type BadgeOf, type NoteOf, ProductGrid } from "./product-grid";
import { QuoteKeyword } from "./quote-keyword";

const t = text.listing;

const COLUMNS = 4;

type Props = {
  result: SearchResult;
  keyword: string | undefined;
  badgeOf?: BadgeOf | undefined;
  noteOf?: NoteOf | undefined;
};

/** Products of a result, with an offer to ask for a quotation. Below them are products of other kinds that mention the words, and neighbours of few. */
export function ListingGoods({ result, keyword, badgeOf, noteOf }: Props) {
  const { records, mentions = [], only_mentioned } = result;
  const offer = <QuoteOffer keyword={keyword} />;
  const isHalfRowFree = records.length % COLUMNS === COLUMNS / 2;
  const hasFewMentions = mentions.length > 0 && mentions.length <= COLUMNS / 2;
  const mentionsJoinNeighbours = hasFewMentions && isShort(result);
  const isOfferBesideMentions = !isHalfRowFree && hasFewMentions && !mentionsJoinNeighbours;
  return (
    <>
      {only_mentioned && <h2 className="text-base">{t.onlyMentioned}</h2>}
      <ProductGrid products={records} isTopOfPage columns="narrow" badgeOf={badgeOf} noteOf={noteOf}>
        {isHalfRowFree && <li className="col-span-2 max-lg:col-span-full">{offer}</li>}
      </ProductGrid>
      {!isHalfRowFree && !isOfferBesideMentions && offer}
      {mentions.length > 0 && !mentionsJoinNeighbours && (
        <Mentions products={mentions}>
          {isOfferBesideMentions && <li className="col-span-2 max-lg:col-span-full">{offer}</li>}
        </Mentions>
      )}
      {isShort(result) && <Neighbours records={records} mentions={mentionsJoinNeighbours ? mentions : []} />}
    </>
  );
}

function QuoteOffer({ keyword }: { keyword: string | undefined }) {
  return (
    <div className="flex h-full flex-wrap content-center items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 text-sm">
      <p className="min-w-0">{t.quoteOffer}</p>
      {keyword ? (
        <QuoteKeyword keyword={keyword} variant="secondary" />
      ) : (
        <ButtonLink href={routes.quote} variant="secondary">
          {text.frame.requestQuote}
        </ButtonLink>
      )}
    </div>
  );
}
