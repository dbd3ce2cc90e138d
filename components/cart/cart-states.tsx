import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.cart;

export const CartLoading = () => (
  <div role="status" className="scripted">
    <EmptyState icon="cart" title={t.loading} />
  </div>
);

export const CartUnavailable = () => (
  <EmptyState icon="warning" title={t.awayTitle}>
    <p>{t.awayText}</p>
    <ButtonLink href={routes.cart} className="mt-4">
      {t.retry}
    </ButtonLink>
  </EmptyState>
);

type Props = { isGuest: boolean; children: ReactNode };

export function CartEmpty({ isGuest, children }: Props) {
  return (
    <>
      <EmptyState icon="cart" title={t.emptyTitle}>
        <p>{isGuest ? t.emptyGuest : t.emptyText}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2 max-sm:[&>*]:w-full">
          <ButtonLink href={routes.shopProducts()}>{t.browse}</ButtonLink>
          {isGuest && (
            <ButtonLink href={routes.loginFor(routes.cart)} variant="secondary">
              {t.login}
            </ButtonLink>
          )}
          <ButtonLink href={routes.quote} variant="secondary">
            {t.quote}
          </ButtonLink>
        </div>
      </EmptyState>
      {children}
    </>
  );
}
