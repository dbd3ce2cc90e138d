import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { ProductCard as Product } from "@/lib/contract/product";
import { priceLabel } from "@/lib/product";
import { routes } from "@/lib/routes";
import { orderUnit } from "./order-unit";
import { addedAmount, addedQuantity } from "./product-card";

export function FeatureCard({ product }: { product: Product }) {
  return (
    // components/cart/card-actions.client.ts adds the buttons and reads the minimum order.
    <article
      data-minimum={addedQuantity(product)}
      data-amount={addedAmount(product)}
      className="feature-card group relative grid h-full grid-cols-[2fr_3fr] overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      <div className="relative">
        <Picture
          src={product.cover ?? product.image ?? ""}
          alt=""
          widths={[240, 480]}
          sizes="(min-width: 64rem) 260px, 40vw"
          className="size-full min-h-40 object-cover"
        />
      </div>
      <div className="flex flex-col justify-center gap-2 p-4">
        <h3 className="line-clamp-3 text-sm lg:text-xl">
          <a href={routes.product(product.productId)} className="stretched group-hover:text-brand">
            {product.name}
          </a>
        </h3>
        <p className="font-extrabold tracking-tight lg:text-xl">{priceLabel(product)}</p>
        <p className="text-xs text-muted">{orderUnit(product)}</p>
        <p className="flex items-center gap-1 text-sm text-muted">
          <Icon name="shop" size={16} />
          <span className="line-clamp-1">{product.shopName}</span>
        </p>
      </div>
    </article>
  );
}
