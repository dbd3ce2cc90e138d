import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { ProductDetail } from "@/lib/contract/product";
import { text } from "@/lib/text";

const t = text.product;

export function ProductDescription({ product }: { product: ProductDetail }) {
  return (
    <Section id="descripcion" title={t.descriptionTitle}>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_2fr] lg:gap-10">
        {product.describe_detail_image && <p className="max-w-prose whitespace-pre-line">{product.describe_detail_image}</p>}
        {/* On phones the last of an odd number fills its row. */}
        <ul
          aria-label={t.details}
          className={`grid print:hidden grid-cols-2 items-start gap-3 max-sm:*:last:odd:col-span-full ${product.detail_image.length % 4 === 0 ? "sm:grid-cols-4" : "sm:grid-cols-3"}`}
        >
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
      </div>
    </Section>
  );
}
