import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { ProductDetail } from "@/lib/contract/product";
import { fill, groupedNumber } from "@/lib/format";
import { unitCount } from "@/lib/inquiry";
import { text } from "@/lib/text";

const t = text.product;

/** What a product is: attributes, description, pictures of its details. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const facts = [...product.attr_detail, ...tradeFacts(product)];
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-10">
      <Section id="caracteristicas" title={t.attributes}>
        <dl className="overflow-hidden rounded-card border border-line bg-surface text-sm">
          {facts.map(({ name, value }) => (
            <div key={name} className="grid grid-cols-[2fr_3fr] gap-3 border-b border-line px-4 py-2.5 last:border-0">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="descripcion" title={t.descriptionTitle}>
        {product.describe_detail_image && <p className="max-w-prose whitespace-pre-line">{product.describe_detail_image}</p>}
        <ul aria-label={t.details} className="mt-4 grid grid-cols-2 gap-3">
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

/** Facts of trade that the attributes do not name already. */
function tradeFacts({ attr_detail, min_quantity, unit, pack_quantity, weight, size }: ProductDetail) {
  const all = [
    {
      name: t.minimum,
      value: min_quantity && unitCount(min_quantity, unit),
    },
    { name: t.pack, value: pack_quantity && groupedNumber(pack_quantity) },
    { name: t.weight, value: weight && fill(t.kilograms, { kg: String(weight).replace(".", ",") }) },
    { name: t.size, value: size },
  ];
  const told = new Set(attr_detail.flatMap(({ name, value }) => [name, value]));
  return all.flatMap(({ name, value }) => (value && !told.has(name) && !told.has(value) ? [{ name, value }] : []));
}
