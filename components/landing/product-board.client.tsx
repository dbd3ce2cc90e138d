"use client";

import { useEffect } from "react";
import { estimateCosts, perUnit } from "@/lib/landing";
import { useFigures } from "@/lib/landing/client";
import { freightMode } from "@/lib/landing/figures";
import { type Line, toGoods } from "@/lib/landing/goods";
import type { LandedPerUnit } from "@/lib/landing/landed-price.client";
import { QUANTITY_PARAM } from "@/lib/product/fragment.client";
import { useChosenQuantity } from "@/lib/product/quantity.client";
import { EstimateBoard } from "./estimate-board.client";

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
  const total = estimateCosts(goods, figureState.figures, false)?.total;
  const price = total === undefined ? undefined : perUnit(total, quantity);
  const isShared = freightMode(figureState.figures) === "shared";
  useEffect(() => {
    if (price !== undefined) onPrice({ pesos: price, isShared, quantity });
  }, [price, isShared, quantity, onPrice]);
  return (
    <EstimateBoard
      goods={goods}
      units={{ quantity, unit, units }}
      figureState={figureState}
      sharedParams={{ [QUANTITY_PARAM]: String(quantity) }}
    />
  );
}
