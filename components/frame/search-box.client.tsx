"use client";

import { type FormEvent, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";

const Suggestions = lazily(() => import("@/components/search/suggestions.client"));

type Copy = Record<"searchLabel" | "searchPlaceholder" | "search" | "newTab", string>;

const SCREEN = "/screen/";
const SHOPS = "/screen/shop";

const never = () => () => {};

/**
 * Specification 19.1: stays on the page below /screen, otherwise opens a new tab. A plain form; suggestions load on first focus.
 */
export function SearchBox({ action, copy }: { action: string; copy: Copy }) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestFor, setSuggestFor] = useState<HTMLInputElement>();
  // Error pages are rendered under another path.
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => "/",
  );
  const isScreen = path.startsWith(SCREEN);
  const target = isScreen && path !== action ? SHOPS : action;

  useEffect(() => {
    const keyword = new URLSearchParams(window.location.search).get("keyword");
    if (input.current && keyword && isScreen) input.current.value = keyword;
  }, [isScreen]);

  useEffect(() => {
    // Focused before hydration.
    if (input.current && input.current === document.activeElement) setSuggestFor(input.current);
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
        className="relative flex"
      >
        <input
          ref={input}
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
          className="h-11 min-w-0 flex-1 rounded-l-control border border-r-0 border-line-strong bg-surface px-3 placeholder:text-muted"
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
