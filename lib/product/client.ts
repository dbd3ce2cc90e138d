import { useSyncExternalStore } from "react";

const SKU = "sku";
/** The part of the fragment that says how much somebody who shared the page asked for. */
export const QUANTITY = "cantidad";

const onHash = (react: () => void) => {
  window.addEventListener("hashchange", react);
  return () => window.removeEventListener("hashchange", react);
};

const fragment = () => new URLSearchParams(window.location.hash.slice(1));

/** The variant that the address names (`#sku=YW-1-A`), so that a chosen variant can be shared; none in server HTML. */
export function useChosenSku(): string | undefined {
  return useSyncExternalStore(
    onHash,
    () => fragment().get(SKU) ?? undefined,
    () => undefined,
  );
}

/** Chooses a variant: writes it to the address without a step in the history, and tells every island of the page. */
export function chooseSku(skuId: string): void {
  const params = fragment();
  params.set(SKU, skuId);
  window.history.replaceState(window.history.state, "", `#${params}`);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

/** The quantity that a shared address asks for, if it is one. */
export const sharedQuantity = (): string | undefined => /^\d{1,7}$/.exec(fragment().get(QUANTITY) ?? "")?.[0];

/** How much of the product is asked for now, and what it comes to in dollars. */
export type ChosenQuantity = { quantity: number; total: number };

const ASKED = "asked-change";
let current: ChosenQuantity | undefined;

/** Tells every island of a product's page what is asked for; nothing while that is no quantity that can be ordered. */
export function announceQuantity(next: ChosenQuantity | undefined): void {
  current = next;
  window.dispatchEvent(new Event(ASKED));
}

const onAsked = (react: () => void) => {
  window.addEventListener(ASKED, react);
  return () => window.removeEventListener(ASKED, react);
};

/** What is asked for of the page's product; undefined in server HTML. */
export const useChosenQuantity = (): ChosenQuantity | undefined =>
  useSyncExternalStore(
    onAsked,
    () => current,
    () => undefined,
  );
