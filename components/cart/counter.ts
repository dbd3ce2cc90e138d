import { isMember } from "@/lib/cart/kept";
import { fill } from "@/lib/format";
import { whenHydrated } from "@/lib/hydration";
import later from "@/messages/later.json";
import { addToCart } from "./adding";
import { ADD, goodsOf, WISH } from "./goods";
import { finishWish, openHearts, pressHeart } from "./hearts";
import { type MergeReport, mergeAfterLogin } from "./merging";

const words = later.basket;

function putButton(card: HTMLElement, look: string, sentence: string, value = "") {
  const button = document.createElement("button");
  button.type = "button";
  button.className = look;
  button.value = value;
  card.firstElementChild?.append(button);
  button.setAttribute("aria-label", fill(sentence, goodsOf(button)));
}

// Forty cards a page: written by the server, their buttons would take a kilobyte of every page, and answer nobody without a
// script. Put there before the cards are hydrated, they would be swept away.
function putButtons() {
  for (const card of document.querySelectorAll<HTMLElement>(":is(.product-card, .feature-card):not(:has(.wish))")) {
    const { least = "" } = card.dataset;
    putButton(card, "wish", words.wish);
    putButton(card, "add", least ? words.add : words.choose, least);
  }
}

function press({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>(`${WISH}, ${ADD}`) : null;
  if (!button) return;
  const { id, name, href } = goodsOf(button);
  if (button.matches(WISH)) pressHeart(id);
  else if (button.value) addToCart([{ product_id: id, quantity: Number(button.value) }], name);
  else window.location.assign(`${href}#variantes`);
}

// A page that the browser prepares ahead may read, but changes nothing before a person looks at it.
function whenSeen(work: () => void) {
  if (document.prerendering) document.addEventListener("prerenderingchange", work, { once: true });
  else work();
}

/**
 * Opens the shop's counter on this page: hearts and add buttons answer, by one listener for all of them; a member's saved
 * products are marked, and what was begun as a guest is finished. Answers how to close it.
 */
export function openCounter(onMerged: (report: MergeReport) => void): () => void {
  document.addEventListener("click", press);
  const closing = [() => document.removeEventListener("click", press)];
  whenSeen(() => {
    if (!isMember()) return;
    finishWish();
    mergeAfterLogin(onMerged);
  });
  closing.push(
    whenHydrated(() => {
      putButtons();
      closing.push(openHearts([...document.querySelectorAll<HTMLElement>(WISH)].map((button) => goodsOf(button).id)));
      document.documentElement.dataset.counter = "open";
    }),
  );
  return () => {
    for (const close of closing) close();
  };
}
