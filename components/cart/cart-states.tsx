import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { cartRoutes } from "@/lib/cart-routes";
import { plural } from "@/lib/format";
import { Notice } from "./cart-notices.client";
import type { CartCopy } from "./copy";

type CopyProps = { copy: CartCopy };

export const CartLoading = ({ copy }: CopyProps) => (
  <div role="status" className="scripted">
    <EmptyState icon="cart" title={copy.loading} />
  </div>
);

export const CartRemoved = ({ count, onUndo, copy }: CopyProps & { count: number; onUndo: () => void }) => (
  <Notice role="status" tone="bg-sunken" label={copy.undo} onPress={onUndo}>
    {plural(copy.removed, count)}
  </Notice>
);

export function CartEmpty({ isGuest, copy, below }: CopyProps & { isGuest: boolean; below: ReactNode }) {
  return (
    <>
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
      {below}
    </>
  );
}

export function CartUnavailable({ copy, onRetry }: { copy: CartCopy; onRetry: () => void }) {
  return (
    <EmptyState icon="warning" title={copy.awayTitle}>
      <p>{copy.awayText}</p>
      <Button onClick={onRetry} className="mt-4">
        {copy.retry}
      </Button>
    </EmptyState>
  );
}
