"use client";

import { useState } from "react";
import { notifyFailure } from "@/components/cart/notify";
import { Button } from "@/components/ui/button";
import type { Favorite } from "@/lib/contract/favorite";
import type { WishCopy } from "./copy";
import { WishCard } from "./wish-card.client";

export function WishGrid({ wishes, copy }: { wishes: Favorite[]; copy: WishCopy }) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  const setSaved = async (id: string, isSaved: boolean) => {
    const show = (saved: boolean) =>
      setRemoved((others) => new Set(saved ? [...others].filter((other) => other !== id) : [...others, id]));
    show(isSaved);
    try {
      const { setFavorite } = await import("@/lib/favorite/client");
      await setFavorite(id, isSaved);
    } catch (error) {
      show(!isSaved);
      notifyFailure(copy.failed, error);
    }
  };

  const add = async ({ obj_id, sku_id, name, min_quantity = 1 }: Favorite) => {
    const { addToCart } = await import("@/components/cart/add-to-cart");
    await addToCart([{ product_id: obj_id, ...(sku_id && { sku_id }), quantity: Math.max(1, min_quantity) }], name);
  };

  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">
      {wishes.map((wish) => (
        <li key={wish.obj_id}>
          {removed.has(wish.obj_id) ? (
            <div
              role="status"
              className="flex h-full min-h-40 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong p-3 text-center text-sm"
            >
              <p className="line-clamp-2 font-semibold">{wish.name}</p>
              <p className="text-muted">{copy.removed}</p>
              <Button variant="secondary" size="sm" onClick={() => setSaved(wish.obj_id, true)}>
                {copy.undo}
              </Button>
            </div>
          ) : (
            <WishCard wish={wish} copy={copy} onAdd={() => add(wish)} onRemove={() => setSaved(wish.obj_id, false)} />
          )}
        </li>
      ))}
    </ul>
  );
}
