import { Button, ButtonLink } from "@/components/ui/button";
import type { Chosen } from "@/lib/cart";
import { quoteOfCart } from "@/lib/cart/quote";
import { cartRoutes } from "@/lib/cart-routes";
import type { CartLine } from "@/lib/contract/cart";
import { money, plural } from "@/lib/format";
import { type CartWords, unitOf } from "./words";

type Props = {
  chosen: Chosen;
  words: CartWords;
  /** A field of what is chosen holds no quantity that can be ordered: nothing goes on until it does. */
  isWrong: boolean;
  isComputing: boolean;
  isGuest: boolean;
};

/** Where the chosen lines lead: the order, for a guest by way of the login, which puts them into the member's cart. */
const orderAddress = (ids: string[], isGuest: boolean) =>
  isGuest ? cartRoutes.loginFor(cartRoutes.cart) : cartRoutes.checkoutFor({ cart_ids: ids });

/** What is chosen, what it comes to, and the ways on. */
export function CartSummary({ chosen, words, isWrong, isComputing, isGuest }: Props) {
  const label = isGuest ? words.checkoutGuest : words.checkout;
  return (
    <aside
      aria-labelledby="resumen"
      className="bottom-bar sticky flex flex-wrap gap-x-4 gap-y-2 rounded-block border border-line bg-surface p-5 lg:top-24 lg:flex-col"
    >
      <h2 id="resumen" className="text-lg max-lg:sr-only">
        {words.summary}
      </h2>
      <p className="text-sm text-muted max-lg:sr-only">{plural(words.lines, chosen.ids.length)}</p>
      <p role="status" className="flex flex-col text-sm">
        {words.total}
        <strong className="whitespace-nowrap text-xl tabular-nums">
          {isWrong ? "—" : isComputing ? words.computing : money(chosen.total)}
        </strong>
      </p>
      {isGuest && <p className="text-xs text-muted max-lg:sr-only">{words.estimate}</p>}
      {chosen.ids.length > 0 && !isWrong ? (
        <ButtonLink href={orderAddress(chosen.ids, isGuest)} size="lg" className="flex-1">
          {label}
        </ButtonLink>
      ) : (
        <>
          <Button size="lg" disabled>
            {label}
          </Button>
          <p className="text-xs text-muted">{isWrong ? words.wrongQuantity : words.nothingSelected}</p>
        </>
      )}
      <div className="flex flex-wrap gap-x-4 text-sm max-lg:hidden">
        <Ways lines={chosen.lines} words={words} />
      </div>
      <p className="text-xs text-muted">{words.terms}</p>
    </aside>
  );
}

/** Other ways on than the order. */
export function Ways({ lines, words }: { lines: CartLine[]; words: CartWords }) {
  const look = "inline-flex min-h-11 items-center font-semibold text-brand hover:underline";
  return (
    <>
      <a
        href={cartRoutes.quoteWith(
          quoteOfCart(
            lines.map((line) => ({ ...line, unitName: unitOf(line, words) })),
            words,
          ),
        )}
        data-quote
        className={look}
      >
        {words.quote}
      </a>
      <a href={cartRoutes.goods} className={look}>
        {words.keepBrowsing}
      </a>
    </>
  );
}
