"use client";

import { useEffect } from "react";
import { estimateCosts, perUnit } from "@/lib/landing";
import { useFigures } from "@/lib/landing/client";
import { type Line, toGoods } from "@/lib/landing/goods";
import { QUANTITY_PARAM } from "@/lib/product/fragment.client";
import { useChosenQuantity } from "@/lib/product/quantity.client";
import { EstimateBoard } from "./estimate-board.client";

type Props = {
  line: Line;
  unit: string;
  onPrice: (pesos: number) => void;
};

export default function ProductBoard({ line, unit, onPrice }: Props) {
  const chosen = useFigures();
  const chosenQuantity = useChosenQuantity();
  const quantity = chosenQuantity?.quantity ?? line.quantity;
  const goods = toGoods([{ ...line, ...chosenQuantity }]);
  const total = estimateCosts(goods, chosen.figures, false)?.total;
  const price = total === undefined ? undefined : perUnit(total, quantity);
  useEffect(() => {
    if (price !== undefined) onPrice(price);
  }, [price, onPrice]);
  return (
    <EstimateBoard goods={goods} units={{ quantity, unit }} chosen={chosen} shared={{ [QUANTITY_PARAM]: String(quantity) }} />
  );
}
