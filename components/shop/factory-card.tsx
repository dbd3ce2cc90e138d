import type { ReactNode } from "react";
import type { FactoryCard as Factory } from "@/lib/contract/shop";
import { routes } from "@/lib/routes";
import { FactoryCardView } from "./factory-card-view.client";

const GOODS_SHOWN = 3;

type Props = { factory: Factory; priority?: boolean; showsGoods?: boolean; children?: ReactNode };

export function FactoryCard({ factory, priority, showsGoods, children }: Props) {
  const { id, name, cover, trade, location, products } = factory;
  const goods = products.slice(0, GOODS_SHOWN).map((product) => ({ id: product.productId, cover: product.cover }));
  const card = {
    href: routes.shop(id),
    name,
    cover,
    trade,
    location,
    ...(priority && { priority }),
    ...(showsGoods && { goods }),
  };
  return <FactoryCardView factory={card}>{children}</FactoryCardView>;
}
