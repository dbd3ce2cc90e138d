import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
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
