import { notifyWithLink } from "@/components/cart/notify";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { type ComparedKind, comparedIds } from "@/lib/compare";
import { storeComparison, storedComparison, withAnother } from "@/lib/compare/stored.client";
import { fill } from "@/lib/format";
import later from "@/messages/later.json";

const t = later.comparison;

const LINK = "a[data-compare]";
const comparedKind = ({ pathname }: HTMLAnchorElement): ComparedKind => (pathname.endsWith("/shops") ? "shop" : "product");

function continueFrom(link: HTMLAnchorElement): void {
  const { pathname } = link;
  const kind = comparedKind(link);
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
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINK)) continueFrom(link);
};

// Stores the comparison at the press: the visitor may leave its page before the scripts there have stored it. The first of a comparison
// does not open it, since there is nothing to compare with.
function rememberPressed(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
  if (!link) return;
  const kind = comparedKind(link);
  const ids = comparedIds(new URL(link.href).searchParams.get("ids") ?? "");
  const isFirst = ids.length === 1 && storedComparison(kind).length === 0;
  if (!storeComparison(kind, ids) || !isFirst || asksForTab(event)) return;
  event.preventDefault();
  notifyWithLink(t.first, { href: link.href, label: t.see });
  continueAll();
}

/**
 * Makes the links to a comparison add to the one that this browser remembers, and say how many are in it. A link has the id of its product
 * or shop in `data-compare`, and optionally in `data-name` its name for screen readers. Returns a cleanup function.
 */
export function mountCompareLinks(): () => void {
  continueAll();
  window.addEventListener("pageshow", continueAll);
  document.addEventListener("click", rememberPressed);
  return () => {
    window.removeEventListener("pageshow", continueAll);
    document.removeEventListener("click", rememberPressed);
  };
}
