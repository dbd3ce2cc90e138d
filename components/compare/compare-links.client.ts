import type { ComparedKind } from "@/lib/compare";
import { storedComparison, withAnother } from "@/lib/compare/stored.client";
import { fill } from "@/lib/format";
import later from "@/messages/later.json";

const t = later.comparison;

function continueFrom(link: HTMLAnchorElement): void {
  const { pathname } = link;
  const kind: ComparedKind = pathname.endsWith("/shops") ? "shop" : "product";
  const { compare: id = "", name = "" } = link.dataset;
  const stored = storedComparison(kind);
  const ids = withAnother(stored, id);
  const label = stored.includes(id)
    ? fill(t.open, { count: ids.length })
    : fill(ids.length > 1 ? t.withOthers : t.begin, { count: ids.length - 1 });
  link.setAttribute("href", `${pathname}?ids=${ids.map(encodeURIComponent).join(",")}`);
  if (link.lastChild) link.lastChild.textContent = label;
  if (name) link.setAttribute("aria-label", `${label} ${name}`);
}

const continueAll = () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-compare]")) continueFrom(link);
};

/**
 * Links that begin a comparison add to the one that this browser remembers, and say how many are in it. `data-compare`: the id,
 * `data-name`: its name, where the link has one. Returns a cleanup function.
 */
export function mountCompareLinks(): () => void {
  continueAll();
  // After a step back the page is shown as it was.
  window.addEventListener("pageshow", continueAll);
  return () => window.removeEventListener("pageshow", continueAll);
}
