import type { Category, ProductCard } from "@/lib/contract/product";
import type { FactoryCard } from "@/lib/contract/shop";
import { comparable } from "@/lib/format";
import { priceLabel } from "@/lib/product";
import { routes } from "@/lib/routes";

const LETTERS_MIN = 2;
const TEXT_MAX = 200;
const RECENT_MAX = 8;
const RECENT_SHOWN = 4;
const TERMS_SHOWN = 3;

const GROUPS = ["terms", "products", "categories", "shops", "recent"] as const;
export type GroupName = (typeof GROUPS)[number];

/** Without `href`, choosing it searches for the label. */
export type Suggestion = { label: string; href?: string; note?: string; image?: string };
export type SuggestionGroup = { name: GroupName; items: Suggestion[] };

export type Suggestions = { terms: string[]; products: ProductCard[]; categories: Category[]; shops: FactoryCard[] };
export const NO_SUGGESTIONS: Suggestions = { terms: [], products: [], categories: [], shops: [] };

export function searchText(input: string): string {
  return input.trim().replace(/\s+/g, " ").slice(0, TEXT_MAX);
}

export function isWorthAsking(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= LETTERS_MIN;
}

const toWords = (text: string): string[] => comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Suggestions in whose names each typed word is the beginning of a word. */
export function fittingSuggestions({ terms, products, categories, shops }: Suggestions, text: string): Suggestions {
  const typed = toWords(text);
  const fits = (name: string) => {
    const own = toWords(name);
    return typed.every((word) => own.some((one) => one.startsWith(word)));
  };
  const areFitting = <T extends { name: string }>(all: T[]) => all.filter(({ name }) => fits(name));
  return {
    terms: terms.filter(fits),
    products: areFitting(products),
    categories: areFitting(categories),
    shops: areFitting(shops),
  };
}

/** Groups that are not empty, in the order of GROUPS. Recent searches match regardless of accents. */
export function suggestionGroups(
  text: string,
  { terms, products, categories, shops }: Suggestions,
  recent: string[],
): SuggestionGroup[] {
  const others = terms.filter((term) => comparable(term) !== comparable(text));
  const matchingRecent = recent
    .filter((one) => comparable(one).includes(comparable(text)) && one !== text)
    .slice(0, RECENT_SHOWN);
  const items: Record<GroupName, Suggestion[]> = {
    terms: others.slice(0, TERMS_SHOWN).map((label) => ({ label })),
    products: products.map((product) => {
      const image = product.cover ?? product.image;
      return {
        label: product.name,
        href: routes.product(product.productId),
        note: priceLabel(product),
        ...(image && { image }),
      };
    }),
    categories: categories.map(({ id, name }) => ({ label: name, href: routes.category(id) })),
    shops: shops.map(({ id, name, location }) => ({ label: name, href: routes.shop(id), ...(location && { note: location }) })),
    recent: matchingRecent.map((label) => ({ label })),
  };
  return GROUPS.map((name) => ({ name, items: items[name] })).filter((group) => group.items.length > 0);
}

/** Index of the active option after a key. -1: none is active, which comes between the last option and the first. */
export function nextActive(active: number, count: number, key: "ArrowDown" | "ArrowUp"): number {
  const places = count + 1;
  const step = key === "ArrowDown" ? 1 : -1;
  return ((active + 1 + step + places) % places) - 1;
}

export function parseRecent(stored: string | null): string[] {
  return (stored ?? "")
    .split("\n")
    .map(searchText)
    .filter((text) => text !== "")
    .slice(0, RECENT_MAX);
}

export function recentText(recent: string[]): string | undefined {
  return recent.length > 0 ? recent.join("\n") : undefined;
}

export function withRecent(recent: string[], text: string): string[] {
  if (text === "") return recent;
  return [text, ...recent.filter((one) => comparable(one) !== comparable(text))].slice(0, RECENT_MAX);
}
