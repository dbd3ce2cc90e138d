import { useEffect } from "react";

/** Sets ARIA attributes on the field. `listId`: undefined while the list is closed; `optionId`: the active option, scrolled into view. */
export function useComboboxAria(input: HTMLInputElement, listId: string | undefined, optionId: string | undefined): void {
  useEffect(() => {
    input.ariaExpanded = String(listId !== undefined);
    setOrRemove(input, "aria-controls", listId);
    setOrRemove(input, "aria-activedescendant", optionId);
    if (optionId !== undefined) document.getElementById(optionId)?.scrollIntoView({ block: "nearest" });
  }, [input, listId, optionId]);
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
