import { orderUnit } from "@/components/product/order-unit";
import { Picture } from "@/components/ui/picture";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { optionalRead } from "@/lib/http/reads";
import { priceLabel } from "@/lib/product";
import { listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const BEST_SELLERS = { activeCode: CAMPAIGN_CODES.bestSellers, currPage: 1, pageSize: 8 };
const SHOWN = 4;

/** Best sellers, below an empty cart and on a new member's overview. Plain links, since product cards would bring their scripts. */
export async function BestGoods() {
  const found = await optionalRead(listProducts(BEST_SELLERS));
  if (!found?.records.length) return null;
  return (
    <section aria-labelledby="mas-vendidos" className="mt-4">
      <h2 id="mas-vendidos" className="text-lg">
        {text.frame.bestSellers}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2.5 sm:grid-cols-4 sm:gap-4">
        {found.records.slice(0, SHOWN).map((product) => (
          <li
            key={product.productId}
            className="relative overflow-hidden rounded-card border border-line bg-surface text-sm hover:border-brand"
          >
            <Picture
              src={product.cover ?? product.image ?? ""}
              alt=""
              widths={[220, 480]}
              sizes="(min-width: 40rem) 23vw, 46vw"
              className="aspect-square w-full object-cover"
            />
            <div className="p-3">
              <a href={routes.product(product.productId)} className="stretched line-clamp-2">
                {product.name}
              </a>
              <p className="mt-1 text-xs font-bold tracking-tight sm:text-sm">{priceLabel(product)}</p>
              <p className="truncate text-xs text-muted">{orderUnit(product)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
