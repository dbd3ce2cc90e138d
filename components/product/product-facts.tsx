import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { ProductDetail } from "@/lib/contract/product";
import { text } from "@/lib/text";
import { tradeFacts } from "./trade-facts";

const t = text.product;

export function ProductFacts({ product }: { product: ProductDetail }) {
  const shown = new Set(tradeFacts(product).map(({ name }) => name));
  const facts = product.attr_detail.filter(({ name }) => !shown.has(name));
  return (
    <div className="grid grid-cols-1 gap-8 print:grid-cols-2 lg:grid-cols-2 lg:gap-10">
      {facts.length > 0 && (
        <Section id="caracteristicas" title={t.attributes}>
          <dl className="overflow-hidden rounded-card border border-line bg-surface text-sm [overflow-wrap:anywhere]">
            {facts.map(({ name, value }) => (
              <div key={name} className="grid grid-cols-[2fr_3fr] gap-3 border-b border-line px-4 py-2.5 last:border-0">
                <dt className="text-muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section id="descripcion" title={t.descriptionTitle}>
        {product.describe_detail_image && <p className="max-w-prose whitespace-pre-line">{product.describe_detail_image}</p>}
        <ul aria-label={t.details} className="mt-4 grid print:hidden grid-cols-2 gap-3 sm:grid-cols-3">
          {product.detail_image.map((src, index) => (
            <li key={src} className="overflow-hidden rounded-card">
              <Picture
                src={src}
                alt={`${t.details} ${index + 1}`}
                widths={[360, 480, 640]}
                sizes="(min-width: 64rem) 22vw, 46vw"
                className="aspect-square w-full object-cover"
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
