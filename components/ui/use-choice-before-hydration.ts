import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** Passes on a choice made before hydration, for controlled inputs. `read` takes it from the control; `value`: the initial one. */
export function useChoiceBeforeHydration<E extends Element>(
  control: RefObject<E | null>,
  value: string,
  read: (control: E) => string | undefined,
  onChange: (value: string) => void,
): void {
  const chosen = useRef<string>(undefined);
  const [isMounted, setMounted] = useState(false);
  const readChoice = useEffectEvent(() => {
    const now = control.current ? read(control.current) : undefined;
    if (now !== value) chosen.current = now;
  });
  const adoptChoice = useEffectEvent(() => {
    if (chosen.current !== undefined) onChange(chosen.current);
  });
  // The choice is read before React updates the control, and passed on after the effects of the form around it.
  useLayoutEffect(() => readChoice(), []);
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (isMounted) adoptChoice();
  }, [isMounted]);
}
