import { SortLinks } from "@/components/product/sort-links";
import { SearchForm } from "@/components/ui/search-form";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.shop;

export function ShopSearch({ shopId }: { shopId: string }) {
  return (
    <div className="mb-4 flex items-center gap-3 print:hidden">
      <div className="min-w-0">
        <SearchForm action={routes.productSearch({})} label={t.searchHere} placeholder={t.searchHereShort} keyword={undefined}>
          <input type="hidden" name="shop_id" value={shopId} />
        </SearchForm>
      </div>
      <div className="shrink-0">
        <SortLinks isClosedToCrawlers sort="relevance" hrefOf={(sort) => routes.productSearch({ shop_id: shopId, sort })} />
      </div>
    </div>
  );
}
