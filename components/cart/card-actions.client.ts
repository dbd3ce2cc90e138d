import { mountCompareLinks } from "@/components/compare/compare-links.client";
import { mountHearts, sendRememberedFavorite, toggleFavorite } from "@/components/favorite/hearts.client";
import { isMember } from "@/lib/cart/cart-count.client";
import { fill } from "@/lib/format";
import { whenHydrated } from "@/lib/hydration";
import later from "@/messages/later.json";
import { addToCart } from "./add-to-cart";
import { ADD_BUTTON, FAVORITE_BUTTON, productOfButton, SAMPLE_BUTTON } from "./card-buttons";
import { type MergeReport, mergeAfterLogin } from "./merge-after-login";

const copy = later.cartActions;

function appendButton(card: HTMLElement, className: string, label: string, value = "") {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.value = value;
  card.firstElementChild?.append(button);
  button.setAttribute("aria-label", fill(label, productOfButton(button)));
}

// The buttons are not in the HTML, where those of forty cards would take a kilobyte. React would remove buttons that were added before hydration.
function appendButtons() {
  for (const card of document.querySelectorAll<HTMLElement>(".product-card, .feature-card")) {
    if (card.querySelector(".wish")) continue;
    const { minimum = "" } = card.dataset;
    appendButton(card, "wish", copy.wish);
    appendButton(card, "add", minimum ? copy.add : copy.choose, minimum);
  }
}

/** Adds one sample: of the chosen variant, else the first. `data-sample` is a query string of the sample's SKU by the variant's SKU. */
function addSample({ dataset: { sample, product = "", name = "", amount } }: HTMLButtonElement) {
  const samples = new URLSearchParams(sample);
  const chosen = new URLSearchParams(window.location.hash.slice(1)).get("sku") ?? "";
  const [first = ""] = samples.values();
  addToCart([{ product_id: product, sku_id: samples.get(chosen) ?? first, quantity: 1, name }], amount);
}

function handleClick({ target }: MouseEvent) {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>(`${FAVORITE_BUTTON}, ${ADD_BUTTON}, ${SAMPLE_BUTTON}`) : null;
  if (!button) return;
  if (button.matches(SAMPLE_BUTTON)) return addSample(button);
  const { id, name, href } = productOfButton(button);
  if (button.matches(FAVORITE_BUTTON)) toggleFavorite(id);
  else if (button.value)
    addToCart([{ product_id: id, quantity: Number(button.value), name }], button.closest("article")?.dataset.amount);
  else window.location.assign(`${href}#variantes`);
}

// The visitor may never see a prerendered page, so it must change nothing before it is shown.
function whenVisible(work: () => void) {
  if (document.prerendering) document.addEventListener("prerenderingchange", work, { once: true });
  else work();
}

/**
 * Adds the buttons of product cards, with one listener for all. After a login, saves the favourite and merges the cart that the guest left.
 * Returns a cleanup function.
 */
export function mountCardActions(onMerged: (report: MergeReport) => void): () => void {
  document.addEventListener("click", handleClick);
  const cleanups = [() => document.removeEventListener("click", handleClick)];
  whenVisible(() => {
    if (!isMember()) return;
    sendRememberedFavorite();
    mergeAfterLogin(onMerged);
  });
  cleanups.push(
    whenHydrated(() => {
      appendButtons();
      cleanups.push(mountCompareLinks());
      cleanups.push(
        mountHearts([...document.querySelectorAll<HTMLElement>(FAVORITE_BUTTON)].map((button) => productOfButton(button).id)),
      );
      document.documentElement.dataset.cards = "mounted";
    }),
  );
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
