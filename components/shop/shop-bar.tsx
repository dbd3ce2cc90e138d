import { SearchForm } from "@/components/ui/search-form";
import { Thumbnail } from "@/components/ui/thumbnail";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { getShop } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.shop;

export async function ShopBar({ shopId, keyword }: { shopId: string; keyword: string | undefined }) {
  const shop = await optionalRead(getShop(shopId));
  if (!shop) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-block border border-line bg-surface p-3 print:hidden">
      <a href={routes.shop(shopId)} className="flex min-w-0 items-center gap-3 text-sm hover:text-brand">
        <Thumbnail src={shop.cover} />
        <span className="min-w-0">
          <span className="block font-bold">{shop.name}</span>
          <span className="block text-xs text-muted">{shop.location}</span>
          <span className="block font-semibold text-brand underline">{t.backToShop}</span>
        </span>
      </a>
      <SearchForm action={routes.productSearch({})} label={t.searchHere} placeholder={t.searchHere} keyword={keyword}>
        <input type="hidden" name="shop_id" value={shopId} />
      </SearchForm>
    </div>
  );
}
