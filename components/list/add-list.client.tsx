"use client";

import { addToCart } from "@/components/cart/add-to-cart";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { WantedLine } from "@/lib/contract/cart";

type Props = { lines: WantedLine[]; name: string; label: string };

export function AddList({ lines, name, label }: Props) {
  return (
    <Button onClick={() => addToCart(lines, name)} disabled={lines.length === 0}>
      <Icon name="cart" size={18} />
      {label}
    </Button>
  );
}
