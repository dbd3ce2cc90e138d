import type { Category } from "@/lib/contract/category";
import type { ProductCard } from "@/lib/contract/product";
import type { FactoryCard } from "@/lib/contract/shop";
import { comparable } from "@/lib/format";
import { priceLabel } from "@/lib/product";
import { routes } from "@/lib/routes";

const LETTERS_MIN = 2;
const TEXT_MAX = 200;
const RECENT_MAX = 8;
const RECENT_SHOWN = 4;
const TERMS_SHOWN = 3;

const GROUPS = ["terms", "popular", "products", "categories", "shops", "recent"] as const;
const EMPTY_GROUPS = ["recent", "popular", "categories"] as const;
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
  return text === "" || (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= LETTERS_MIN;
}

const toWords = (text: string): string[] => comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Suggestions in whose names each typed word is the beginning of a word. None fit an empty text: it has its own. */
export function fittingSuggestions({ terms, products, categories, shops }: Suggestions, text: string): Suggestions {
  if (text === "") return NO_SUGGESTIONS;
  const typed = toWords(text);
  const fits = (name: string) => {
    const wordsOfName = toWords(name);
    return typed.every((word) => wordsOfName.some((one) => one.startsWith(word)));
  };
  const areFitting = <T extends { name: string }>(all: T[]) => all.filter(({ name }) => fits(name));
  return {
    terms: terms.filter(fits),
    products: areFitting(products),
    categories: areFitting(categories),
    shops: areFitting(shops),
  };
}

const WORDS_AND_GAPS = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;

/** A label in parts, each with where it begins: beginnings of words that were typed, accents aside, and the rest. */
export function markedParts(label: string, text: string): { start: number; part: string; isTyped: boolean }[] {
  const typed = toWords(text).toSorted((one, other) => other.length - one.length);
  return [...label.matchAll(WORDS_AND_GAPS)]
    .flatMap(({ 0: word, index }) => {
      const length = typed.find((one) => comparable(word).startsWith(one))?.length ?? 0;
      return [
        { start: index, part: word.slice(0, length), isTyped: true },
        { start: index + length, part: word.slice(length), isTyped: false },
      ];
    })
    .filter(({ part }) => part !== "");
}

/** Groups that are not empty, in their order. Recent searches match regardless of accents. */
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
    terms: text === "" ? [] : others.slice(0, TERMS_SHOWN).map((label) => ({ label })),
    popular: text === "" ? others.map((label) => ({ label })) : [],
    products: products.map((product) => {
      const image = product.cover ?? product.image;
      return {
        label: product.name,
        href: routes.product(product.productId),
        note: priceLabel(product),
        ...(image && { image }),
      };
    }),
    categories: categories.map(({ id, name, img }) => ({ label: name, href: routes.category(id), ...(img && { image: img }) })),
    shops: shops.map(({ id, name, location }) => ({ label: name, href: routes.shop(id), ...(location && { note: location }) })),
    recent: matchingRecent.map((label) => ({ label })),
  };
  const order: readonly GroupName[] = text === "" ? EMPTY_GROUPS : GROUPS;
  return order.map((name) => ({ name, items: items[name] })).filter((group) => group.items.length > 0);
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
