import { type RefObject, useLayoutEffect, useRef } from "react";

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
  const begin = useRef(() => {
    const chosen = control.current ? read(control.current) : undefined;
    if (chosen !== undefined && chosen !== value) onChange(chosen);
  });
  useLayoutEffect(() => begin.current(), []);
}
