"use client";

import { addToCart, type NamedLine } from "@/components/cart/add-to-cart";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = { lines: NamedLine[]; label: string };

export function AddList({ lines, label }: Props) {
  return (
    <Button onClick={() => addToCart(lines)} disabled={lines.length === 0}>
      <Icon name="cart" size={18} />
      {label}
    </Button>
  );
}
