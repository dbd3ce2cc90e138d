"use client";

import { type ReactNode, type Ref, useRef, useState } from "react";
import { plural } from "@/lib/format";
import { nextActive, searchText } from "@/lib/search";
import later from "@/messages/later.json";
import { SuggestionList } from "./suggestion-list.client";
import { useComboboxAria } from "./use-combobox-aria";
import { useComboboxEvents } from "./use-combobox-events";
import { useSuggestions } from "./use-suggestions";

const t = later.search;

const LIST = "sugerencias";
const optionId = (index: number) => `${LIST}-${index}`;

const TEXT_KEYS = ["Home", "End", "ArrowLeft", "ArrowRight"];

/** Combobox (WAI-ARIA 1.2, manual selection), attached to the existing field, which keeps the focus. */
export default function Suggestions({ input }: { input: HTMLInputElement }) {
  const panel = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(() => searchText(input.value));
  // Open for an empty field, and for text typed while this loaded; closed without focus, and for the page's own keyword.
  const [isOpen, setOpen] = useState(() => hasFocus(input) && (input.value === "" || input.value !== keywordOfAddress()));
  const [active, setActive] = useState(-1);

  const { groups, remember, forget, forgetAll } = useSuggestions(text, isOpen);
  const items = groups.flatMap((group) => group.items.map((item) => ({ ...item, isRecent: group.name === "recent" })));
  const isShown = items.length > 0;
  // The list may have become shorter.
  const current = active < items.length ? active : -1;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  /** Follows the field's text; opens for what is typed, and for an empty field. */
  const show = (isTyped: boolean) => {
    setText(searchText(input.value));
    setActive(-1);
    if (isTyped || input.value === "") setOpen(true);
  };
  const search = (words: string) => {
    input.value = words;
    setText(words);
    // Safari before 16 has no `requestSubmit`.
    input.form?.querySelector<HTMLButtonElement>("[type=submit]")?.click();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      setOpen(true);
      setActive(nextActive(current, items.length, key));
    } else if (key === "Escape" && isShown) close();
    else if (key === "Enter" && current >= 0) document.getElementById(optionId(current))?.click();
    else if (key === "Delete" && items[current]?.isRecent) forget(items[current].label);
    else {
      if (TEXT_KEYS.includes(key)) setActive(-1);
      return;
    }
    event.preventDefault();
  };

  useComboboxEvents(input, panel, {
    onKeyDown,
    onInput: () => show(true),
    onFocus: () => show(false),
    onSubmit: () => {
      remember(searchText(input.value));
      close();
    },
    onLeave: close,
    onAttached: () => {
      if (hasFocus(input) && (input.value === "" || searchText(input.value) !== text)) show(true);
    },
  });
  useComboboxAria(input, isShown ? LIST : undefined, current < 0 ? undefined : optionId(current));

  const shown = { id: LIST, optionId, groups, typed: text, active: current };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {isShown && plural(t.count, items.length)}
      </p>
      {isShown && (
        <SuggestionPanel ref={panel} onClear={groups.some(({ name }) => name === "recent") ? forgetAll : undefined}>
          <SuggestionList {...shown} onSearch={search} onForget={forget} />
        </SuggestionPanel>
      )}
    </>
  );
}

type PanelProps = { ref: Ref<HTMLDivElement>; children: ReactNode; onClear: (() => void) | undefined };

/** Panel below the field, over the page; a button forgets the recent searches if some are shown. */
function SuggestionPanel({ ref, children, onClear }: PanelProps) {
  return (
    <div
      ref={ref}
      className="absolute inset-x-0 top-full lg:min-w-136 z-40 mt-1 max-h-[min(70dvh,34rem)] overflow-auto overscroll-contain rounded-card border border-line bg-surface p-2 shadow-pop"
    >
      {children}
      {onClear && (
        <button
          type="button"
          onClick={onClear}
          className="mt-1 min-h-11 w-full rounded-control px-2 text-left text-xs text-muted hover:bg-brand-soft hover:text-brand"
        >
          {t.clear}
        </button>
      )}
    </div>
  );
}

const hasFocus = (input: HTMLInputElement) => document.activeElement === input;

const keywordOfAddress = () => new URLSearchParams(window.location.search).get("keyword");
