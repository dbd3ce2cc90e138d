import { CategoryRow } from "@/components/product/category-row";
import { text } from "@/lib/text";
import type { shopSections } from "./shop-sections";

export function ShopContents({ sections }: { sections: ReturnType<typeof shopSections> }) {
  const links = sections.map(({ id, label }) => ({ id, name: label, href: `#${id}` }));
  return (
    <nav aria-label={text.article.contents}>
      <CategoryRow label={text.article.contents} links={links} className="lg:flex-wrap" />
    </nav>
  );
}
