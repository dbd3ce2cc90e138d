"use client";

import { useEffect } from "react";
import { estimateOf, perUnit } from "@/lib/landing";
import { useFigures } from "@/lib/landing/client";
import { goodsOf, type Line } from "@/lib/landing/goods";
import { QUANTITY, useAsked } from "@/lib/product/client";
import { EstimateBoard } from "./estimate-board.client";

type Props = {
  line: Line;
  unit: string;
  /** Is told what a unit costs, whenever that changes. */
  onPrice: (pesos: number) => void;
};

/** The estimate of what is asked for of a product. */
export default function ProductBoard({ line, unit, onPrice }: Props) {
  const chosen = useFigures();
  const asked = useAsked();
  const quantity = asked?.quantity ?? line.quantity;
  const goods = goodsOf([{ ...line, ...asked }]);
  const total = estimateOf(goods, chosen.figures, false)?.total;
  const price = total === undefined ? undefined : perUnit(total, quantity);
  useEffect(() => {
    if (price !== undefined) onPrice(price);
  }, [price, onPrice]);
  return <EstimateBoard goods={goods} units={{ quantity, unit }} chosen={chosen} shared={{ [QUANTITY]: String(quantity) }} />;
}
