import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import type { ProductCard, SearchResult } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { categoryTrail } from "@/lib/product/listing";
import { getCategoryTree, getProduct, listProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { ProductGrid } from "./product-grid";

const t = text.listing;

const SHORT = 8;
const SHOWN = 8;
const COLUMNS = 4;

export const isShort = ({ total, mentions = [] }: SearchResult): boolean => total > 0 && total + mentions.length <= SHORT;

type Props = Required<Pick<SearchResult, "records" | "mentions">> & { isElsewhere: boolean };

/** After `mentions` of a short list, best sellers of the category right above that of its first product, other than its own. `isElsewhere`: only those of other shops. */
export async function Neighbours({ records, mentions, isElsewhere }: Props) {
  const category = await optionalRead(categoryAround(records[0]?.productId));
  const shownIds = new Set([...records, ...mentions].map(({ productId }) => productId));
  const found = category && (await optionalRead(listProducts(bestOf(category.id, 2 * SHOWN + shownIds.size))));
  const shop = isElsewhere ? records[0]?.shopId : undefined;
  const others = (found?.records ?? []).filter(({ productId, shopId }) => !shownIds.has(productId) && shopId !== shop);
  const shown = [...mentions, ...others];
  if (!category || others.length < COLUMNS) return mentions.length > 0 && <Mentions products={mentions} />;
  return (
    <>
      <h2 className="mt-4 text-base">
        {mentions.length > 0 ? t.related : fill(isElsewhere ? t.neighboursElsewhere : t.neighbours, { name: category.name })}
      </h2>
      <ProductGrid products={shown.slice(0, shown.length < SHOWN ? COLUMNS : SHOWN)} columns="fours" />
      <p>
        <ButtonLink href={routes.category(category.id)} variant="secondary" size="sm">
          {fill(t.neighboursAll, { name: category.name })}
        </ButtonLink>
      </p>
    </>
  );
}

export function Mentions({ products, children }: { products: ProductCard[]; children?: ReactNode }) {
  const shown = products.slice(0, Math.max(COLUMNS - 1, products.length - (products.length % COLUMNS)));
  return (
    <>
      <h2 className="text-base">{t.mentioned}</h2>
      <ProductGrid products={shown} columns={shown.length < COLUMNS ? "narrow" : "fours"}>
        {children}
      </ProductGrid>
    </>
  );
}

const bestOf = (category: string, pageSize: number) => ({ product_type_id: category, currPage: 1, pageSize });

async function categoryAround(productId: string | undefined) {
  if (productId === undefined) return undefined;
  const [tree, product] = await Promise.all([getCategoryTree(), getProduct(productId)]);
  const trail = categoryTrail(tree, product.product_type_id);
  return trail.at(-2) ?? trail.at(-1);
}
