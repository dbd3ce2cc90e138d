import { fill, numberLabel } from "@/lib/format";
import { whenHydrated } from "@/lib/hydration";
import { pesosBeside } from "@/lib/landing/pesos";
import { exchangeRate } from "@/lib/landing/published";
import { writtenDate } from "@/lib/written-date";
import later from "@/messages/later.json";

const t = later.landing.pesos;

/** Orders and payments are in dollars only. */
const IN_DOLLARS = /^\/(checkout|personCenter\/Orders)/;

// In narrow windows the bar of a product shows no pesos, since the page above shows the same price with them.
const STYLES = `[data-pesos]::after { content: attr(data-pesos); display: block; color: var(--color-muted); font-size: 0.75rem; font-weight: 400; letter-spacing: normal; white-space: normal; }
main [data-pesos-toggle][aria-pressed=true]::after { content: " ✓"; }
@media (width < 64rem) { .buy-bar [data-pesos]::after { display: none; } }`;

function markPrice(element: Element, rate: number): void {
  if (!(element instanceof HTMLElement)) return;
  const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
  const pesos = pesosBeside(text, rate);
  if (pesos === undefined) delete element.dataset.pesos;
  else element.dataset.pesos = pesos;
}

function markWithin(node: Node, rate: number): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  if (node instanceof Text && node.parentElement) markPrice(node.parentElement, rate);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.nodeValue?.includes("USD") && currentNode.parentElement) markPrice(currentNode.parentElement, rate);
  }
}

function createNote(rate: ReturnType<typeof exchangeRate>): HTMLElement {
  const note = document.createElement("p");
  note.className = "bg-gold-soft px-4 py-2 text-center text-xs text-gold";
  const sentence = fill(t.note, { trm: numberLabel(rate.value), date: writtenDate(`${rate.date}T12:00:00Z`) });
  note.textContent = [sentence, rate.isExample ? t.example : "", rate.isStale ? t.stale : ""].filter(Boolean).join(" ");
  const off = document.createElement("button");
  off.type = "button";
  off.dataset.pesosToggle = "";
  off.className = "min-h-6 font-semibold underline";
  off.textContent = t.off;
  note.append(" ", off);
  return note;
}

/** Shows pesos at every price, also at those that appear later. Returns a cleanup function. */
export function showPesos(): () => void {
  const main = document.querySelector("main");
  if (!main || IN_DOLLARS.test(window.location.pathname)) return () => {};
  const rate = exchangeRate(Date.now());
  const note = createNote(rate);
  const styles = document.createElement("style");
  styles.textContent = STYLES;
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) markWithin(node, rate.pesos);
  });
  const cancelStart = whenHydrated(() => {
    document.head.append(styles);
    main.before(note);
    markWithin(main, rate.pesos);
    observer.observe(main, { childList: true, characterData: true, subtree: true });
  });
  return () => {
    cancelStart();
    observer.disconnect();
    note.remove();
    styles.remove();
  };
}
