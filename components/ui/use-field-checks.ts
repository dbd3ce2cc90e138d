import { useCallback, useEffect, useRef } from "react";

/** What a form library is to do with one field when it is left and when it changes. */
type Checks = { onBlur: () => void; onChange: () => void };

/**
 * The moments at which fields are checked before their form was ever sent: when they are left (specification 12.3), and from then on
 * with each change, so that what was said about one goes as soon as it is put right.
 *
 * Never between the two halves of a press: a message that appears under a finger moves the button that it is on, and the press goes
 * beside it. A check waits until the pointer is up and its click is heard.
 */
export function useFieldChecks<Name extends string>(
  check: (name: Name) => unknown,
  isWrong: (name: Name) => boolean,
): (name: Name) => Checks {
  const isPressed = useRef(false);
  const left = useRef(new Set<Name>());

  // In a task of its own: a finger's press, from the change of focus to the click, is one task.
  const checkLeft = useCallback(() => {
    setTimeout(() => {
      if (isPressed.current) return;
      for (const name of left.current) check(name);
      left.current.clear();
    });
  }, [check]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      checkLeft();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener("pointerdown", press, options);
    for (const end of ["pointerup", "pointercancel"] as const) window.addEventListener(end, release, options);
    return () => listeners.abort();
  }, [checkLeft]);

  return (name) => ({
    onBlur: () => {
      left.current.add(name);
      checkLeft();
    },
    onChange: () => {
      if (isWrong(name)) check(name);
    },
  });
}
