import { Button } from "@/components/ui/button";
import type { ProductDetail, SampleOffer } from "@/lib/contract/product";
import { fill, groupedNumber, money } from "@/lib/format";
import { text } from "@/lib/text";
import { unitCount, unitName } from "@/lib/unit";

const t = text.product.sample;

/** Sample SKU by variant SKU, for components/cart/card-actions.client.ts. */
const samplesText = ({ skus }: SampleOffer) => new URLSearchParams(skus.map(({ sku_id, of = "" }) => [of, sku_id])).toString();

type Props = { product: Pick<ProductDetail, "id" | "name" | "unit">; sample: SampleOffer };

export function SampleLine({ product, sample }: Props) {
  const offer = { price: money(sample.price), unit: unitName(product.unit), maximum: groupedNumber(sample.quantity_max) };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p>
        <strong>{t.title}:</strong> <span className="tabular-nums">{fill(t.offer, offer)}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="scripted print:hidden"
        data-sample={samplesText(sample)}
        data-product={product.id}
        data-amount={`${unitCount(1, product.unit)} · ${offer.price}`}
        data-name={`${product.name} (${t.title.toLowerCase()})`}
      >
        {t.add}
      </Button>
    </div>
  );
}
