import { isMember } from "@/lib/cart/kept";
import { keepPendingWish, takePendingWish } from "@/lib/favorite/pending";
import { heartsOver } from "@/lib/favorite/toggle";
import { loginFor, openPage } from "@/lib/session/login-address";
import later from "@/messages/later.json";
import { goodsOf, WISH } from "./goods";
import { tell, tellFailure } from "./tell";

const words = later.basket;

const calls = () => import("@/lib/favorite/client");

function paint(id: string, isSaved: boolean) {
  for (const button of document.querySelectorAll<HTMLElement>(WISH))
    if (goodsOf(button).id === id) button.setAttribute("aria-pressed", String(isSaved));
}

const hearts = heartsOver({
  send: async (id, isSaved) => (await calls()).keepFavorite(id, isSaved),
  paint,
  failed: (_id, error) => tellFailure(words.wishFailed, error),
});

/** Turns a heart over; a guest goes to the login first, and finds the wish made on the way back. */
export function pressHeart(id: string): void {
  if (isMember()) {
    hearts.press(id);
    return;
  }
  keepPendingWish(id);
  window.location.assign(loginFor(openPage()));
}

async function makeWish(id: string) {
  try {
    await (await calls()).keepFavorite(id, true);
    hearts.know([id], new Set([id]));
    tell(words.wishKept);
  } catch (error) {
    tellFailure(words.wishFailed, error);
  }
}

let finishing: Promise<void> = Promise.resolve();

/** Makes the wish that sent a guest to the login. */
export function finishWish(): void {
  const id = takePendingWish();
  if (id !== undefined) finishing = makeWish(id);
}

async function mark(ids: readonly string[]) {
  if (ids.length === 0 || !isMember()) return;
  try {
    const { savedAmong } = await calls();
    await finishing;
    await hearts.learn(ids, () => savedAmong(ids));
  } catch (error) {
    // The hearts stay empty; pressing one still saves.
    console.warn("saved products unknown:", error);
  }
}

/** Marks what a member has saved among the products of this page, in one request, and again when the page comes back. */
export function openHearts(ids: readonly string[]): () => void {
  for (const button of document.querySelectorAll(WISH)) button.setAttribute("aria-pressed", "false");
  const again = ({ persisted }: PageTransitionEvent) => {
    if (persisted) mark(ids);
  };
  mark(ids);
  window.addEventListener("pageshow", again);
  return () => window.removeEventListener("pageshow", again);
}
