"use client";

import { addToCart } from "@/components/cart/add-to-cart";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { NewLine } from "@/lib/cart/client";

type Props = { lines: NewLine[]; name: string; label: string };

export function AddList({ lines, name, label }: Props) {
  return (
    <Button onClick={() => addToCart(lines, name)} disabled={lines.length === 0}>
      <Icon name="cart" size={18} />
      {label}
    </Button>
  );
}
