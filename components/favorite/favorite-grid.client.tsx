"use client";

import { useState } from "react";
import { notifyFailure } from "@/components/cart/notify";
import { Button } from "@/components/ui/button";
import type { ShownFavorite } from "@/lib/favorite";
import type { FavoriteCopy } from "./copy";
import { FavoriteCard } from "./favorite-card.client";

export function FavoriteGrid({ favorites, copy }: { favorites: ShownFavorite[]; copy: FavoriteCopy }) {
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

  const add = async ({ obj_id, sku_id, name, min_quantity = 1 }: ShownFavorite) => {
    const { addToCart } = await import("@/components/cart/add-to-cart");
    await addToCart([{ product_id: obj_id, ...(sku_id && { sku_id }), quantity: Math.max(1, min_quantity), name }]);
  };

  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 xl:grid-cols-4">
      {favorites.map((favorite) => (
        <li key={favorite.obj_id}>
          {removed.has(favorite.obj_id) ? (
            <div
              role="status"
              className="flex h-full min-h-40 flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong p-3 text-center text-sm"
            >
              <p className="line-clamp-2 font-semibold">{favorite.name}</p>
              <p className="text-muted">{copy.removed}</p>
              <Button variant="secondary" size="sm" onClick={() => setSaved(favorite.obj_id, true)}>
                {copy.undo}
              </Button>
            </div>
          ) : (
            <FavoriteCard
              favorite={favorite}
              copy={copy}
              onAdd={() => add(favorite)}
              onRemove={() => setSaved(favorite.obj_id, false)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
