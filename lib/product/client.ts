import { useSyncExternalStore } from "react";

const PREFIX = "#sku=";

const onHash = (react: () => void) => {
  window.addEventListener("hashchange", react);
  return () => window.removeEventListener("hashchange", react);
};

const skuOf = (hash: string) => (hash.startsWith(PREFIX) ? decodeURIComponent(hash.slice(PREFIX.length)) : undefined);

/** The variant that the address names (`#sku=YW-1-A`), so that a chosen variant can be shared; none in server HTML. */
export function useChosenSku(): string | undefined {
  return useSyncExternalStore(
    onHash,
    () => skuOf(window.location.hash),
    () => undefined,
  );
}

/** Chooses a variant: writes it to the address without a step in the history, and tells every island of the page. */
export function chooseSku(skuId: string): void {
  window.history.replaceState(window.history.state, "", PREFIX + encodeURIComponent(skuId));
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}
