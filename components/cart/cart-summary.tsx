import { type ComponentProps, type MouseEvent, Suspense } from "react";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { Button, ButtonLink } from "@/components/ui/button";
import { lazily } from "@/components/ui/lazily";
import type { ChosenLines } from "@/lib/cart";
import { quoteFields } from "@/lib/cart/quote";
import { cartRoutes } from "@/lib/cart-routes";
import type { CartLine } from "@/lib/contract/cart";
import { withoutSamples } from "@/lib/contract/cart-sums";
import { plural } from "@/lib/format";
import { type CartCopy, unitLabel } from "./copy";

const LandedTotal = lazily(() => import("@/components/landing/landed-total.client"));

/** `isComputing`: sums are pending. `isUnsaved`: changed quantities could not be saved. `saveAndOpen`: an address. */
type Saving = { isComputing: boolean; isUnsaved: boolean; saveAndOpen: (href: string) => void };

type Props = {
  chosen: ChosenLines;
  totalText: string;
  quoted: CartLine[] | undefined;
  copy: CartCopy;
  wrongLine: string | undefined;
  saving: Saving;
  isGuest: boolean;
};

const quoteHref = (lines: CartLine[], copy: CartCopy) =>
  cartRoutes.quoteWith(
    quoteFields(
      withoutSamples(lines).map((line) => ({ ...line, unitName: unitLabel(line, copy) })),
      copy,
    ),
  );

/** Address of the checkout. A guest goes to the login first, then back to the cart, into which the guest's lines are merged. */
const orderHref = (ids: string[], isGuest: boolean) =>
  isGuest ? cartRoutes.loginFor(cartRoutes.cart) : cartRoutes.checkoutFor({ cart_ids: ids });

type StepProps = Pick<ComponentProps<typeof ButtonLink>, "variant" | "onClick"> & {
  href: string | false | undefined;
  children: string;
};

function NextStep({ href, onClick, ...look }: StepProps) {
  return href ? (
    <ButtonLink href={href} onClick={onClick} className="lg:button-lg" {...look} />
  ) : (
    <Button disabled className="lg:button-lg" {...look} />
  );
}

export function CartSummary({ chosen, totalText, quoted, copy, wrongLine, saving, isGuest }: Props) {
  const isSaved = !saving.isComputing && !saving.isUnsaved;
  const saveFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSaved || asksForTab(event)) return;
    event.preventDefault();
    saving.saveAndOpen(event.currentTarget.href);
  };
  const canOrder = chosen.ids.length > 0 && !wrongLine;
  return (
    <aside
      aria-labelledby="resumen"
      className="bottom-bar sticky flex flex-wrap items-end justify-between gap-x-3 gap-y-2 rounded-block border border-line bg-surface p-5 lg:top-24 lg:grid"
    >
      <h2 id="resumen" className="text-lg max-lg:sr-only">
        {copy.summary}
      </h2>
      <p className="text-sm text-muted max-lg:sr-only">{plural(copy.lines, chosen.ids.length)}</p>
      <div className="flex flex-1 basis-48 items-center justify-between gap-x-3 lg:block">
        <p role="status" className="text-xs lg:text-sm">
          {copy.total}
          <strong className="block whitespace-nowrap text-lg leading-6 tabular-nums lg:text-xl">{totalText}</strong>
        </p>
        {!wrongLine && isSaved && (
          <Suspense>
            <LandedTotal lines={chosen.lines} href="#costo" />
          </Suspense>
        )}
      </div>
      {isGuest && <p className="text-xs text-muted max-lg:sr-only">{copy.estimate}</p>}
      <div className="flex gap-2 leading-4 max-sm:w-full *:flex-1 sm:whitespace-nowrap lg:grid">
        <NextStep href={canOrder && orderHref(chosen.ids, isGuest)} onClick={saveFirst} variant="primary">
          {copy.checkout}
        </NextStep>
        <NextStep href={quoted && quoteHref(quoted, copy)} variant="secondary" data-quote>
          {copy.quote}
        </NextStep>
      </div>
      {!canOrder && (
        <a href={wrongLine && `#linea-${wrongLine}`} className="w-full text-xs text-muted">
          {wrongLine ? copy.wrongQuantity : copy.nothingSelected}
        </a>
      )}
      <p className="w-full text-xs text-muted max-lg:hidden">{copy.terms}</p>
    </aside>
  );
}
