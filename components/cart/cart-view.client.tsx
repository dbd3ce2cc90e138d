"use client";

import { type ReactNode, Suspense, useMemo, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazily } from "@/components/ui/lazily";
import { allLines, chosenIn } from "@/lib/cart";
import { cartRoutes } from "@/lib/cart-routes";
import type { Cart, CartLine } from "@/lib/contract/cart";
import { plural } from "@/lib/format";
import { CartNotices } from "./cart-notices.client";
import { CartShop } from "./cart-shop.client";
import { cartStoreFor } from "./cart-store";
import { CartSummary, CheckoutLinks } from "./cart-summary";
import type { CartCopy } from "./copy";
import { notifyFailure, warn } from "./notify";
import { Tick } from "./tick.client";
import { useCart } from "./use-cart";

const CartLanding = lazily(() => import("@/components/landing/cart-landing.client"));

type Props = {
  isGuest: boolean;
  initial: Cart | undefined;
  copy: CartCopy;
  children?: ReactNode;
};

const NONE: ReadonlySet<string> = new Set();

const withMark = (marked: ReadonlySet<string>, id: string, isMarked: boolean): ReadonlySet<string> =>
  isMarked === marked.has(id) ? marked : new Set(isMarked ? [...marked, id] : [...marked].filter((other) => other !== id));

/** Lines are ticked until a buyer unticks them. */
function useTicks() {
  const [unticked, setUnticked] = useState(NONE);
  const tick = (lines: CartLine[], isTicked: boolean) => {
    const ids = lines.map(({ id }) => id);
    setUnticked((others) => new Set(isTicked ? [...others].filter((id) => !ids.includes(id)) : [...others, ...ids]));
  };
  return { unticked, tick };
}

export function CartView({ isGuest, initial, copy, children }: Props) {
  const store = useMemo(() => cartStoreFor(isGuest, copy), [isGuest, copy]);
  const handlers = useMemo(
    () => ({
      onFailure: (error: unknown) => notifyFailure(copy.updateFailed, error),
      onRefused: (reasons: string[]) => warn(reasons.join(" ")),
    }),
    [copy],
  );
  const shown = useCart({ store, initial, ...handlers });
  const { cart, isComputing, undoable } = shown;
  const { unticked, tick } = useTicks();
  const [wrong, setWrong] = useState(NONE);
  const mark = (id: string, isWrong: boolean) => setWrong((others) => withMark(others, id, isWrong));

  if (!cart) return shown.isUnavailable ? <Unavailable copy={copy} onRetry={shown.load} /> : <Loading copy={copy} />;
  const lines = allLines(cart);
  const chosen = chosenIn(cart, unticked);
  return (
    <div className="flex flex-col gap-4">
      {undoable.length > 0 && <Removed count={undoable.length} onUndo={shown.undo} copy={copy} />}
      {lines.length === 0 ? (
        <Empty isGuest={isGuest} copy={copy} />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
          <div className="flex min-w-0 flex-col gap-4">
            <CartNotices
              cart={cart}
              copy={copy}
              onSave={shown.isUnsaved ? shown.saveAgain : undefined}
              onAsk={shown.isUnavailable || !(isComputing || store.isComplete()) ? shown.load : undefined}
            />
            <AllLines
              lines={lines}
              chosen={chosen.ids.length}
              onTick={(isTicked) => tick(lines, isTicked)}
              onRemove={() => {
                setWrong(NONE);
                shown.removeAll();
              }}
              copy={copy}
            />
            {cart.shops.map((shop) => (
              <CartShop
                key={shop.shop_id}
                shop={shop}
                copy={copy}
                unticked={unticked}
                wrong={wrong}
                isComputing={isComputing}
                onTick={tick}
                onChange={shown.change}
                onWrong={mark}
                onRemove={(line) => {
                  mark(line.id, false);
                  shown.remove([line], false);
                }}
              />
            ))}
            <Suspense>
              <CartLanding lines={chosen.lines} onChange={shown.change} />
            </Suspense>
            <div className="flex flex-wrap gap-x-4 text-sm lg:hidden">
              <CheckoutLinks lines={chosen.lines} copy={copy} />
              <p className="w-full text-xs text-muted">{copy.terms}</p>
            </div>
          </div>
          <CartSummary
            chosen={chosen}
            isWrong={chosen.ids.some((id) => wrong.has(id))}
            copy={copy}
            isComputing={isComputing}
            isGuest={isGuest}
          />
        </div>
      )}
      {lines.length === 0 && children}
    </div>
  );
}

type CopyProps = { copy: CartCopy };

const Loading = ({ copy }: CopyProps) => (
  <div role="status" className="scripted">
    <EmptyState icon="cart" title={copy.loading} />
  </div>
);

function Removed({ count, onUndo, copy }: CopyProps & { count: number; onUndo: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-2 text-sm">
      <p>{plural(copy.removed, count)}</p>
      <Button variant="secondary" size="sm" onClick={onUndo}>
        {copy.undo}
      </Button>
    </div>
  );
}

type AllProps = CopyProps & { lines: CartLine[]; chosen: number; onTick: (isTicked: boolean) => void; onRemove: () => void };

/** Chooses every line that can be ordered, or none; removes all. */
function AllLines({ lines, chosen, onTick, onRemove, copy }: AllProps) {
  const possible = lines.filter(({ reason }) => reason === undefined);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="flex items-center text-sm font-semibold">
        <Tick
          label={copy.selectAll}
          isTicked={possible.length > 0 && chosen === possible.length}
          isPartly={chosen > 0 && chosen < possible.length}
          isDisabled={possible.length === 0}
          onTick={onTick}
        />
        <span aria-hidden="true">{copy.selectAll}</span>
      </div>
      <Button variant="quiet" size="sm" onClick={onRemove}>
        {copy.removeAll}
      </Button>
    </div>
  );
}

function Empty({ isGuest, copy }: { isGuest: boolean; copy: CartCopy }) {
  return (
    <EmptyState icon="cart" title={copy.emptyTitle}>
      <p>{isGuest ? copy.emptyGuest : copy.emptyText}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2 max-sm:[&>*]:w-full">
        <ButtonLink href={cartRoutes.goods}>{copy.browse}</ButtonLink>
        {isGuest && (
          <ButtonLink href={cartRoutes.loginFor(cartRoutes.cart)} variant="secondary">
            {copy.login}
          </ButtonLink>
        )}
        <ButtonLink href={cartRoutes.quote} variant="secondary">
          {copy.quote}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}

function Unavailable({ copy, onRetry }: { copy: CartCopy; onRetry: () => void }) {
  return (
    <EmptyState icon="warning" title={copy.awayTitle}>
      <p>{copy.awayText}</p>
      <Button onClick={onRetry} className="mt-4">
        {copy.retry}
      </Button>
    </EmptyState>
  );
}
