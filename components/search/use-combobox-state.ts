import { useEffect } from "react";

/** Sets the ARIA attributes on the field and scrolls to the active line. */
export function useComboboxState(input: HTMLInputElement, list: string | undefined, option: string | undefined): void {
  useEffect(() => {
    input.ariaExpanded = String(list !== undefined);
    setOrRemove(input, "aria-controls", list);
    setOrRemove(input, "aria-activedescendant", option);
    if (option !== undefined) document.getElementById(option)?.scrollIntoView({ block: "nearest" });
  }, [input, list, option]);
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
