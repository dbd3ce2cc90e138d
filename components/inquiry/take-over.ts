import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";

/** Reads what was typed into a form that no script held, by name; also after the form has left the page. */
export type ReadTyped = () => Map<string, string>;

function typedIn(form: HTMLFormElement): Map<string, string> {
  const typed = new Map<string, string>();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.set(name, value);
  return typed;
}

/**
 * Takes a plain form over without holding up the person in it: React draws the form of an engine in its spare time and
 * then puts it in the plain one's place. The controls have the same ids in both; the one that has the focus keeps it.
 * `holder` is the ref of the element around the plain form; `takeOver` does nothing once that has left the page.
 */
export function useTakeOver<Engine>() {
  const [taken, setTaken] = useState<{ Engine: Engine; readTyped: ReadTyped }>();
  const focused = useRef<string>(undefined);
  const held = useRef<HTMLElement>(null);

  const holder = useCallback((element: HTMLElement | null) => {
    held.current = element;
    // React calls this before it takes the element away, when it still has the focus.
    return () => {
      const { activeElement } = document;
      if (element?.contains(activeElement)) focused.current = activeElement?.id;
      held.current = null;
    };
  }, []);

  // As the forms change places, not after it: a key pressed in between would go nowhere.
  useLayoutEffect(() => {
    if (taken && focused.current) document.getElementById(focused.current)?.focus();
  }, [taken]);

  const takeOver = useCallback((engine: Engine) => {
    const form = held.current?.querySelector("form");
    if (form) startTransition(() => setTaken({ Engine: engine, readTyped: () => typedIn(form) }));
  }, []);

  return { taken, holder, takeOver };
}

type Held<Name extends string> = { getValues: (name: Name) => string; setValue: (name: Name, value: string) => void };

/** Gives an engine's form what was typed while React drew it; `start` reads what the form should begin with now. */
export function useTypedMeanwhile<Name extends string>(
  names: readonly Name[],
  start: () => Record<Name, string>,
  { getValues, setValue }: Held<Name>,
) {
  const give = useRef(() => {
    const values = start();
    for (const name of names) if (values[name] !== getValues(name)) setValue(name, values[name]);
  });
  useLayoutEffect(() => give.current(), []);
}
