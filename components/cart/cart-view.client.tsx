"use client";

import { type ReactNode, Suspense, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazily } from "@/components/ui/lazily";
import { allLines, chosenLines } from "@/lib/cart";
import { linesToQuote, type TypedQuantities } from "@/lib/cart/quote";
import type { Cart, CartLine } from "@/lib/contract/cart";
import { money, plural } from "@/lib/format";
import { CartNotices, Notice } from "./cart-notices.client";
import { CartShop } from "./cart-shop.client";
import { cartStoreFor } from "./cart-store";
import { CartSummary } from "./cart-summary";
import type { CartCopy } from "./copy";
import { notifyFailure, warn } from "./notify";
import { Tick } from "./tick.client";
import { useCart } from "./use-cart";

const CartLanding = lazily(() => import("@/components/landing/cart-landing.client"));

type Props = {
  isGuest: boolean;
  initial: Cart | undefined;
  copy: CartCopy;
  foot: ReactNode;
  states: Record<"empty" | "loading" | "unavailable", ReactNode>;
};

const NONE: ReadonlySet<string> = new Set();
const NONE_WRONG: TypedQuantities = {};

function useTicks() {
  const [unticked, setUnticked] = useState(NONE);
  const tick = (lines: CartLine[], isTicked: boolean) => {
    const ids = lines.map(({ id }) => id);
    setUnticked((others) => new Set(isTicked ? [...others].filter((id) => !ids.includes(id)) : [...others, ...ids]));
  };
  return { unticked, tick };
}

/** Typed quantities that cannot be ordered, and the changes that end them. */
function useWrongQuantities({ change, remove, removeAll }: ReturnType<typeof useCart>) {
  const [wrongQuantities, setWrongQuantities] = useState(NONE_WRONG);
  const markRight = (id: string) => setWrongQuantities(({ [id]: _right, ...others }) => others);
  return {
    wrongQuantities,
    markWrong: (id: string, typed: number | undefined) => setWrongQuantities((all) => ({ ...all, [id]: typed })),
    change: (id: string, quantity: number) => {
      markRight(id);
      change(id, quantity);
    },
    remove: (line: CartLine) => {
      markRight(line.id);
      remove([line], false);
    },
    removeAll: () => {
      setWrongQuantities(NONE_WRONG);
      removeAll();
    },
  };
}

const useNotices = (copy: CartCopy) =>
  useMemo(
    () => ({
      onFailure: (error: unknown) => notifyFailure(copy.updateFailed, error),
      onRefused: (reasons: string[]) => warn(reasons.join(" ")),
    }),
    [copy],
  );

type Saving = Pick<ReturnType<typeof useCart>, "isComputing" | "isUnsaved">;

/** «—» where a quantity is wrong or could not be saved. */
function sumText(sum: number, isWrong: boolean, { isComputing, isUnsaved }: Saving, copy: CartCopy): string {
  if (isWrong || isUnsaved) return "—";
  return isComputing ? copy.computing : money(sum);
}

export function CartView({ isGuest, initial, copy, foot, states }: Props) {
  const store = useMemo(() => cartStoreFor(isGuest, copy), [isGuest, copy]);
  const view = useCart({ store, initial, ...useNotices(copy) });
  const { cart, isComputing, undoable } = view;
  const { unticked, tick } = useTicks();
  const { wrongQuantities, markWrong, ...changes } = useWrongQuantities(view);
  if (!cart) return view.isUnavailable ? states.unavailable : states.loading;
  const lines = allLines(cart);
  const chosen = chosenLines(cart, unticked);
  const areWrong = (ids: string[]) => ids.some((id) => id in wrongQuantities);
  const totalText = (ids: string[], total: number) => sumText(total, areWrong(ids), view, copy);
  const printedTotal = (
    <p className="hidden text-lg font-bold print:block">
      {copy.total}: {totalText(chosen.ids, chosen.total)}
    </p>
  );
  const isIncomplete = !isComputing && lines.length > 0 && !store.isComplete();
  return (
    <div className="flex flex-col gap-4">
      {undoable.length > 0 && (
        <Notice role="status" tone="bg-sunken" label={copy.undo} onPress={view.undo}>
          {plural(copy.removed, undoable.length)}
        </Notice>
      )}
      {lines.length === 0 ? (
        states.empty
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
          <div className="flex min-w-0 flex-col gap-2 sm:gap-4">
            <CartNotices
              cart={cart}
              copy={copy}
              onSave={view.isUnsaved ? view.save : undefined}
              onReload={view.isUnavailable || isIncomplete ? view.load : undefined}
            />
            {printedTotal}
            <div className="flex items-center justify-between gap-x-3 text-sm font-semibold print:hidden">
              <div className="flex items-center">
                <Tick label={copy.selectAll} lines={lines} unticked={unticked} onTick={tick} />
                <span aria-hidden="true">{copy.selectAll}</span>
              </div>
              <Button variant="quiet" size="sm" onClick={changes.removeAll}>
                {copy.removeAll}
              </Button>
            </div>
            {cart.shops.map((shop) => (
              <CartShop
                key={shop.shop_id}
                shop={shop}
                hasSubtotal={cart.shops.length > 1}
                copy={copy}
                unticked={unticked}
                wrongQuantities={wrongQuantities}
                totalText={totalText}
                onTick={tick}
                onChange={changes.change}
                onWrong={markWrong}
                onRemove={changes.remove}
              />
            ))}
            {printedTotal}
            {foot}
            <Suspense>
              <CartLanding lines={chosen.lines} onChange={view.change} />
            </Suspense>
          </div>
          <CartSummary
            chosen={chosen}
            totalText={totalText(chosen.ids, chosen.total)}
            quoted={linesToQuote(chosen.lines, lines, wrongQuantities)}
            wrongLine={chosen.ids.find((id) => id in wrongQuantities)}
            copy={copy}
            saving={view}
            isGuest={isGuest}
          />
        </div>
      )}
    </div>
  );
}
