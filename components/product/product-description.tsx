import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import type { ProductDetail } from "@/lib/contract/product";
import { text } from "@/lib/text";

const t = text.product;

export function ProductDescription({ product }: { product: ProductDetail }) {
  const { describe_detail_image: description, detail_image: pictures } = product;
  if (!description && pictures.length === 0) return null;
  return (
    <Section id="descripcion" title={t.descriptionTitle}>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[1fr_2fr] lg:gap-10">
        {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
        {/* On phones the last of an odd number of pictures fills its row. */}
        {pictures.length > 0 && (
          <ul
            aria-label={t.details}
            className={`grid print:hidden grid-cols-2 items-start gap-3 max-sm:*:last:odd:col-span-full ${pictures.length % 4 === 0 ? "sm:grid-cols-4" : "sm:grid-cols-3"}`}
          >
            {pictures.map((src, index) => (
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
        )}
      </div>
    </Section>
  );
}
