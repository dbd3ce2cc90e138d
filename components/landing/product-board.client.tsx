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
  const shared = estimateCosts(goods, figures, false)?.total ?? 0;
  const totalAlone = estimateCosts(goods, figures, true)?.total ?? 0;
  const { headline, title, price, alone } = landedTexts({ shared, alone: totalAlone, figures, quantity, unit });
  useEffect(() => {
    if (shared > 0) onPrice({ headline, title, price, alone });
  }, [shared, headline, title, price, alone, onPrice]);
  return (
    <EstimateBoard
      goods={goods}
      units={{ quantity, unit, units }}
      figureState={figureState}
      sharedParams={{ [QUANTITY_PARAM]: String(quantity) }}
    />
  );
}
