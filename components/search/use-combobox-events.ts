import { type RefObject, useEffect, useEffectEvent } from "react";

type Handlers = {
  onKeyDown: (event: KeyboardEvent) => void;
  onInput: () => void;
  /** Also for a click into the field that has the focus already. */
  onFocus: () => void;
  onSubmit: () => void;
  /** The focus or a press went to neither the field nor its panel. */
  onLeave: () => void;
  /** Called once the listeners are added, for text that was typed between render and effect. */
  onAttached: () => void;
};

/** Listens to a field of the page, its form, and presses elsewhere. A press into the panel leaves the focus in the field. */
export function useComboboxEvents(input: HTMLInputElement, panel: RefObject<HTMLElement | null>, handlers: Handlers): void {
  const isOwn = (target: EventTarget | null) =>
    target === input || (target instanceof Node && panel.current?.contains(target) === true);
  const onKeyDown = useEffectEvent(handlers.onKeyDown);
  const onInput = useEffectEvent(handlers.onInput);
  const onFocus = useEffectEvent(handlers.onFocus);
  const onSubmit = useEffectEvent(handlers.onSubmit);
  const onAttached = useEffectEvent(handlers.onAttached);
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!isOwn(relatedTarget)) handlers.onLeave();
  });
  const onPress = useEffectEvent((event: MouseEvent) => {
    if (!isOwn(event.target)) handlers.onLeave();
    else if (event.target !== input) event.preventDefault();
  });

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    input.addEventListener("keydown", onKeyDown, { signal });
    input.addEventListener("input", onInput, { signal });
    input.addEventListener("focus", onFocus, { signal });
    input.addEventListener("click", onFocus, { signal });
    input.form?.addEventListener("submit", onSubmit, { signal });
    input.form?.addEventListener("focusout", onFocusOut, { signal });
    document.addEventListener("mousedown", onPress, { signal });
    onAttached();
    return () => ending.abort();
  }, [input]);
}
