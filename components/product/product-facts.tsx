import { Section } from "@/components/ui/section";
import type { ProductDetail } from "@/lib/contract/product";
import { text } from "@/lib/text";
import { tradeFacts } from "./trade-facts";

export function ProductFacts({ product }: { product: ProductDetail }) {
  const shown = new Set(tradeFacts(product).map(({ name }) => name));
  const facts = product.attr_detail.filter(({ name }) => !shown.has(name));
  if (facts.length === 0) return null;
  return (
    <Section id="caracteristicas" title={text.product.attributes}>
      <dl className="overflow-hidden rounded-card border border-line bg-surface text-sm [overflow-wrap:anywhere]">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[2fr_3fr] gap-3 border-b border-line px-4 py-2.5 last:border-0">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
