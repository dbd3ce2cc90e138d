/** The buttons of products on a page: what stands on cards, and on a product's own page. */
export const WISH = "button.wish";
export const ADD = "button.add";
export const SAMPLE = "button[data-sample]";

/** The product that a button belongs to: its own page says which, a card by its link. */
export function productOfButton(button: HTMLElement): { id: string; name: string; href: string } {
  const link = button.closest("article")?.querySelector("a");
  const href = link?.getAttribute("href") ?? "";
  const id = button.dataset.product ?? decodeURIComponent(/^\/product\/([^?#]+)/.exec(href)?.[1] ?? "");
  return { id, name: link?.textContent ?? "", href };
}
