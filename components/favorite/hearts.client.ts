import { FAVORITE_BUTTON, productOfButton } from "@/components/cart/card-buttons";
import { notify, notifyFailure } from "@/components/cart/notify";
import { isMember } from "@/lib/cart/cart-count.client";
import { rememberFavorite, takeRememberedFavorite } from "@/lib/favorite/remembered";
import { createFavoriteToggle } from "@/lib/favorite/toggle";
import { currentAddress, loginFor } from "@/lib/session/login-address";
import later from "@/messages/later.json";

const copy = later.cartActions;

const calls = () => import("@/lib/favorite/client");

function showSaved(id: string, isSaved: boolean) {
  for (const button of document.querySelectorAll<HTMLElement>(FAVORITE_BUTTON))
    if (productOfButton(button).id === id) button.setAttribute("aria-pressed", String(isSaved));
}

const hearts = createFavoriteToggle({
  send: async (id, isSaved) => (await calls()).setFavorite(id, isSaved),
  paint: showSaved,
  failed: (_id, error) => notifyFailure(copy.wishFailed, error),
});

/** A guest is led to the login, which shows the name of the product. The product is saved after the login. */
export function toggleFavorite(id: string): void {
  if (isMember()) {
    hearts.press(id);
    return;
  }
  rememberFavorite(id);
  window.location.assign(`${loginFor(currentAddress())}&wish=${id}`);
}

async function saveFavorite(id: string) {
  try {
    await (await calls()).setFavorite(id, true);
    hearts.applySaved([id], new Set([id]));
    notify(copy.wishKept);
  } catch (error) {
    notifyFailure(copy.wishFailed, error);
  }
}

/** Saving the product that a guest chose before the login. Saved products are read only after it, so that it is among them. */
let rememberedSave: Promise<void> = Promise.resolve();

export function sendRememberedFavorite(): void {
  const id = takeRememberedFavorite();
  if (id !== undefined) rememberedSave = saveFavorite(id);
}

async function markSaved(ids: readonly string[]) {
  if (ids.length === 0 || !isMember()) return;
  try {
    const { savedAmong } = await calls();
    await rememberedSave;
    await hearts.loadSaved(ids, () => savedAmong(ids));
  } catch (error) {
    // Hearts stay empty; pressing one still saves.
    console.warn("saved products unknown:", error);
  }
}

/** Reads the saved products of this page in one request, again when the page comes back from the browser's cache. */
export function mountHearts(ids: readonly string[]): () => void {
  for (const button of document.querySelectorAll(FAVORITE_BUTTON)) button.setAttribute("aria-pressed", "false");
  const markAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) markSaved(ids);
  };
  markSaved(ids);
  window.addEventListener("pageshow", markAgain);
  return () => window.removeEventListener("pageshow", markAgain);
}
