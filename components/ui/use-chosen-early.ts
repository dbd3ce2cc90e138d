import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/**
 * Hands on what was chosen in a control before its form came to life, where the control's value is React's; of text fields, boxes and plain
 * lists the form library sees that by itself. `read` looks it up in the control; `value` is what the form began with.
 */
export function useChosenEarly<E extends Element>(
  control: RefObject<E | null>,
  value: string,
  read: (control: E) => string | undefined,
  onChange: (value: string) => void,
): void {
  const chosen = useRef<string>(undefined);
  const [isAlive, setAlive] = useState(false);
  const look = useEffectEvent(() => {
    const now = control.current ? read(control.current) : undefined;
    if (now !== value) chosen.current = now;
  });
  const handOn = useEffectEvent(() => {
    if (chosen.current !== undefined) onChange(chosen.current);
  });
  // Looked at before React draws the control anew, handed on once the form around it listens, whose effects come later than these.
  useLayoutEffect(() => look(), []);
  useEffect(() => setAlive(true), []);
  useEffect(() => {
    if (isAlive) handOn();
  }, [isAlive]);
}
