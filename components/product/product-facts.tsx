import { Section } from "@/components/ui/section";
import type { ProductDetail } from "@/lib/contract/product";
import { unbroken } from "@/lib/format";
import { variantOptions } from "@/lib/product/variants";
import { text } from "@/lib/text";
import { namedAttributes, tradeFacts } from "./trade-facts";

/** Whether a fact only lists what the buyer chooses from: «Tallas: S, M, L». */
const isChoice = (product: ProductDetail, fact: string) =>
  variantOptions(product.skus).some(({ values }) => values.map(({ value }) => value).join(", ") === fact);

export function ProductFacts({ product }: { product: ProductDetail }) {
  const shown = new Set(tradeFacts(product).map(({ name }) => name));
  const facts = namedAttributes(product).filter(({ name, value }) => !shown.has(name) && !isChoice(product, value));
  if (facts.length === 0) return null;
  return (
    <Section id="caracteristicas" title={text.product.attributes}>
      {/* The first row's upper line is moved under the edge of the list, which hides it. */}
      <dl className="grid md:grid-cols-2 print:grid-cols-2 overflow-hidden rounded-card border border-line bg-surface text-sm [overflow-wrap:anywhere]">
        {facts.map(({ name, value }) => (
          <div key={name} className="-mt-px grid grid-cols-[2fr_3fr] gap-3 border-t border-line px-4 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
