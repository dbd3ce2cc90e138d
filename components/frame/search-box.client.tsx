"use client";

import { type FormEvent, Suspense, useCallback, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { useBrowserValue } from "@/lib/use-browser-value";

const Suggestions = lazily(() => import("@/components/search/suggestions.client"));

type Copy = Record<"searchLabel" | "searchPlaceholder" | "search" | "newTab", string>;

const SCREEN = "/screen/";
const SHOPS = "/screen/shop";

/** Specification 19.1: from a page below /screen, results open in the same tab, else in a new one. Suggestions load on first focus. */
export function SearchBox({ action, copy }: { action: string; copy: Copy }) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestFor, setSuggestFor] = useState<HTMLInputElement>();
  // The router's path would be wrong on error pages, which are rendered under another one.
  const path = useBrowserValue(() => window.location.pathname, "/");
  const isScreen = path.startsWith(SCREEN);
  const target = isScreen && path !== action ? SHOPS : action;

  const attach = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
    if (!element) return;
    const { pathname, search } = window.location;
    const keyword = new URLSearchParams(search).get("keyword");
    if (keyword && pathname.startsWith(SCREEN)) element.value = keyword;
    // The field may have been focused before hydration.
    if (element === document.activeElement) setSuggestFor(element);
  }, []);

  const stopWhenEmpty = (event: FormEvent) => {
    if (input.current?.value.trim()) return;
    event.preventDefault();
    input.current?.focus();
  };

  return (
    <search>
      <form
        action={target}
        target={isScreen ? undefined : "_blank"}
        rel="noopener"
        onSubmit={stopWhenEmpty}
        className="flex sm:relative"
      >
        <input
          ref={attach}
          type="text"
          inputMode="search"
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          name="keyword"
          maxLength={200}
          aria-label={copy.searchLabel}
          placeholder={copy.searchPlaceholder}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={({ currentTarget }) => setSuggestFor(currentTarget)}
          className="h-11 min-w-0 flex-1 rounded-l-control border border-r-0 border-line-strong bg-surface px-3 -outline-offset-2 placeholder:text-muted"
        />
        {suggestFor && (
          <Suspense>
            <Suggestions input={suggestFor} />
          </Suspense>
        )}
        <button
          type="submit"
          className="flex h-11 items-center gap-2 rounded-r-control bg-brand px-4 text-sm font-semibold text-inverse hover:bg-brand-strong"
        >
          <Icon name="search" size={18} />
          <span className="max-sm:sr-only">{copy.search}</span>
          {!isScreen && <span className="sr-only">{copy.newTab}</span>}
        </button>
      </form>
    </search>
  );
}
