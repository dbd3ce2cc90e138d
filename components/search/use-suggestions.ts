import { useState } from "react";
import { isWorthAsking, NO_SUGGESTIONS, type SuggestionGroup, suggestionGroups, withRecent } from "@/lib/search";
import { readRecent, useLoadedSuggestions, writeRecent } from "@/lib/search/client";

/** Suggestions for a text while open. What still fits of the last result stays until there is a newer one. */
export function useSuggestions(text: string, isOpen: boolean) {
  const [recent, setRecent] = useState<string[]>(readRecent);
  const isAsked = isOpen && isWorthAsking(text);
  const found = useLoadedSuggestions(isAsked ? text : undefined);
  const groups: SuggestionGroup[] = isOpen ? suggestionGroups(text, isAsked ? found : NO_SUGGESTIONS, recent) : [];
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
