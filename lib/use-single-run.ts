import { useRef } from "react";

/** Runs one task at a time: while one runs, another is dropped. After a task that returns "leaving" no other runs, since another page is opening. */
export function useSingleRun() {
  // A ref instead of state: a second press may come before the first one is rendered.
  const isRunning = useRef(false);
  return async (task: () => Promise<"leaving" | undefined>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    let outcome: "leaving" | undefined;
    try {
      outcome = await task();
    } finally {
      isRunning.current = outcome === "leaving";
    }
  };
}
