import { useRef } from "react";

/** Runs one task at a time: while one runs, another is dropped. After a task that returns true no other runs, since the page is being left. */
export function useSingleRun() {
  // A ref instead of state: a second press may come before the first one is rendered.
  const isRunning = useRef(false);
  return async (task: () => Promise<boolean>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    let isLeaving = false;
    try {
      isLeaving = await task();
    } finally {
      isRunning.current = isLeaving;
    }
  };
}
