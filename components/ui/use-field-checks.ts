import { useCallback, useEffect, useRef } from "react";

type Checks = { onBlur: () => void; onChange: () => void };

/** Validates on blur (specification 12.3), delayed past a pending click, whose target an error would move. */
export function useFieldChecks<Name extends string>(
  check: (name: Name) => unknown,
  isWrong: (name: Name) => boolean,
): (name: Name) => Checks {
  const isPressed = useRef(false);
  const leftFields = useRef(new Set<Name>());

  // The timeout lets a click come first: on touch, blur and click are one task. With a mouse, blur comes while the button is pressed.
  const checkLeftFields = useCallback(() => {
    setTimeout(() => {
      if (isPressed.current) return;
      for (const name of leftFields.current) check(name);
      leftFields.current.clear();
    });
  }, [check]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      checkLeftFields();
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener("pointerdown", press, options);
    for (const end of ["pointerup", "pointercancel"] as const) window.addEventListener(end, release, options);
    return () => listeners.abort();
  }, [checkLeftFields]);

  return (name) => ({
    onBlur: () => {
      leftFields.current.add(name);
      checkLeftFields();
    },
    onChange: () => {
      if (isWrong(name)) check(name);
    },
  });
}
