import { Picture } from "@/components/ui/picture";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** What a request is about, as its page shows it. */
export type RequestProduct = { id: string; name: string; cover: string | undefined; price: string; shop: string };

/** The product that a quotation is asked for. */
export function RequestProductCard({ product: { id, name, cover, price, shop } }: { product: RequestProduct }) {
  return (
    <div className="flex items-center gap-4 rounded-block border border-line bg-surface p-4">
      {cover && (
        <Picture src={cover} alt="" widths={[144, 240]} sizes="80px" className="size-20 shrink-0 rounded-card object-cover" />
      )}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm">{price}</p>
        <p className="text-sm text-muted">
          {shop} ·{" "}
          <a href={routes.product(id)} className="font-semibold text-brand underline underline-offset-2">
            {text.inquiry.viewProduct}
          </a>
        </p>
      </div>
    </div>
  );
}
