import { useSyncExternalStore } from "react";

const SKU = "sku";
/** Fragment parameter of a shared quantity. */
export const QUANTITY_PARAM = "cantidad";

const onHash = (react: () => void) => {
  window.addEventListener("hashchange", react);
  return () => window.removeEventListener("hashchange", react);
};

const fragment = () => new URLSearchParams(window.location.hash.slice(1));

/** Variant in the fragment (`#sku=YW-1-A`), which can be shared. */
export function useChosenSku(): string | undefined {
  return useSyncExternalStore(
    onHash,
    () => fragment().get(SKU) ?? undefined,
    () => undefined,
  );
}

/** Updates the fragment without a history entry. */
export function chooseSku(skuId: string): void {
  const params = fragment();
  params.set(SKU, skuId);
  window.history.replaceState(window.history.state, "", `#${params}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

export const sharedQuantity = (): string | undefined => /^\d{1,7}$/.exec(fragment().get(QUANTITY_PARAM) ?? "")?.[0];
