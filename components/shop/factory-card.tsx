import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { FactoryCard as Factory } from "@/lib/contract/shop";
import { routes } from "@/lib/routes";

export function FactoryCard({
  factory,
  priority = false,
  children,
}: {
  factory: Factory;
  priority?: boolean;
  children?: ReactNode;
}) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised">
      <Picture
        src={factory.cover}
        alt=""
        widths={[240, 480]}
        sizes="(min-width: 64rem) 20vw, 80vw"
        ratio={16 / 10}
        priority={priority}
        className="aspect-16/10 w-full object-cover object-top"
      />
      <div className="flex flex-1 flex-col gap-1 p-3">
        <h3 className="text-sm font-semibold leading-5 tracking-normal">
          <a href={routes.shop(factory.id)} className="stretched group-hover:text-brand">
            {factory.name}
          </a>
        </h3>
        {factory.trade && <p className="text-xs text-muted">{factory.trade}</p>}
        {factory.location && (
          <p className="mt-auto flex items-center gap-1 text-xs text-muted">
            <Icon name="pin" size={14} />
            {factory.location}
          </p>
        )}
      </div>
      {children}
    </article>
  );
}

export function FactoryGoods({ products }: { products: Factory["products"] }) {
  if (products.length === 0) return null;
  return (
    <ul className="grid grid-cols-3 gap-1 px-3 pb-3">
      {products.slice(0, 3).map(({ productId, cover }) => (
        <li key={productId} className="overflow-hidden rounded-md">
          <Picture src={cover} alt="" widths={[144]} sizes="100px" className="aspect-square w-full object-cover" />
        </li>
      ))}
    </ul>
  );
}
