import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { linesOf } from "@/lib/cart";
import type { Cart } from "@/lib/contract/cart";
import { plural } from "@/lib/format";
import type { CartWords } from "./words";

type Props = {
  cart: Cart;
  words: CartWords;
  /** Quantities that nobody has answered for. */
  onSave: (() => void) | undefined;
  /** Prices that could not be asked for. */
  onAsk: (() => void) | undefined;
};

/** What a person should know before ordering: what changed, and what could not be saved or asked for. */
export function CartNotices({ cart, words, onSave, onAsk }: Props) {
  const changes = linesOf(cart).filter(({ notice }) => notice !== undefined).length;
  return (
    <>
      {onSave && (
        <Notice words={words} onRetry={onSave}>
          {words.unsaved}
        </Notice>
      )}
      {onAsk && (
        <Notice words={words} onRetry={onAsk}>
          {words.awayLine}
        </Notice>
      )}
      {changes > 0 && (
        <p role="status" className="rounded-control bg-gold-soft px-4 py-3 text-sm font-semibold text-gold">
          {plural(words.changesTitle, changes)}
        </p>
      )}
    </>
  );
}

function Notice({ children, words, onRetry }: { children: ReactNode; words: CartWords; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-accent-soft px-4 py-2 text-sm text-accent-strong"
    >
      <p>{children}</p>
      <Button look="secondary" size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
