"use client";

import { useEffect } from "react";
import { estimateCosts } from "@/lib/landing";
import { useFigures } from "@/lib/landing/client";
import { type Line, toGoods } from "@/lib/landing/goods";
import type { LandedPerUnit } from "@/lib/landing/landed-price.client";
import { QUANTITY_PARAM } from "@/lib/product/fragment.client";
import { useChosenQuantity } from "@/lib/product/quantity.client";
import { EstimateBoard } from "./estimate-board.client";
import { landedTexts } from "./landed-texts";

type Props = {
  line: Line;
  unit: string;
  units: string;
  onPrice: (price: LandedPerUnit) => void;
};

export default function ProductBoard({ line, unit, units, onPrice }: Props) {
  const figureState = useFigures();
  const chosenQuantity = useChosenQuantity();
  const quantity = chosenQuantity?.quantity ?? line.quantity;
  const goods = toGoods([{ ...line, ...chosenQuantity }]);
  const { figures } = figureState;
  const [shared = 0, alone = 0] = [false, true].map((isWhole) => estimateCosts(goods, figures, isWhole)?.total);
  const { headline, title, price, ...others } = landedTexts({ shared, alone, figures, quantity, unit });
  useEffect(() => {
    if (shared > 0) onPrice({ headline, title, price, alone: others.alone });
  }, [shared, headline, title, price, others.alone, onPrice]);
  return (
    <EstimateBoard
      goods={goods}
      units={{ quantity, unit, units }}
      figureState={figureState}
      sharedParams={{ [QUANTITY_PARAM]: String(quantity) }}
    />
  );
}
