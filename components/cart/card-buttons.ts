export const FAVORITE_BUTTON = "button.wish";
export const ADD_BUTTON = ":is(button.add, button[data-add])";
export const SAMPLE_BUTTON = "button[data-sample]";

/** Reads a button's product from its data attributes, or from the link of the card around it. */
export function productOfButton(button: HTMLElement): { id: string; name: string; href: string } {
  const link = button.closest("article")?.querySelector("a");
  const href = link?.getAttribute("href") ?? "";
  const id = button.dataset.product ?? decodeURIComponent(/^\/product\/([^?#]+)/.exec(href)?.[1] ?? "");
  return { id, name: button.dataset.name ?? link?.textContent ?? "", href };
}
