import { useEffect, useState } from "react";
import { type Found, isWorthAsking, NOTHING_FOUND, type SuggestionGroup, suggestionGroups, withRecent } from "@/lib/search";
import { readRecent, suggest, writeRecent } from "@/lib/search/client";

/** Pause in typing before a request. */
const DEBOUNCE_MS = 150;

/** Suggestions for a text while open. A newer text aborts the request; the last result stays until then. */
export function useSuggestions(text: string, isOpen: boolean) {
  const [found, setFound] = useState<Found>(NOTHING_FOUND);
  const [recent, setRecent] = useState<string[]>(readRecent);
  const isAsked = isOpen && isWorthAsking(text);

  useEffect(() => {
    if (!isAsked) return;
    const ending = new AbortController();
    const ask = async () => {
      try {
        const answer = await suggest(text, ending.signal);
        if (!ending.signal.aborted) setFound(answer);
      } catch (error) {
        console.warn("no suggestions:", error);
      }
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [text, isAsked]);

  const groups: SuggestionGroup[] = isOpen ? suggestionGroups(text, isWorthAsking(text) ? found : NOTHING_FOUND, recent) : [];
  // Other tabs may have changed it.
  const change = (changed: string[]) => {
    setRecent(changed);
    writeRecent(changed);
  };
  return {
    groups,
    remember: (search: string) => change(withRecent(readRecent(), search)),
    forget: (search: string) => change(readRecent().filter((term) => term !== search)),
    forgetAll: () => change([]),
  };
}
