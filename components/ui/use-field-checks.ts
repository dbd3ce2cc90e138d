import { useCallback, useEffect, useRef } from "react";

type Checks = { onBlur: () => void; onChange: () => void };

/** Validates on blur (specification 12.3), delayed past a pending click, whose target an error would move. */
export function useFieldChecks<Name extends string>(
  check: (name: Name) => unknown,
  isWrong: (name: Name) => boolean,
): (name: Name) => Checks {
  const isPressed = useRef(false);
  const left = useRef(new Set<Name>());

  // One touch, from blur to click, is one task.
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
