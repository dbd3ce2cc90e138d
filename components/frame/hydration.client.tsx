"use client";

import { createContext, type ReactNode, startTransition, useEffect, useState } from "react";
import { announceHydration } from "@/lib/hydration";

/** Changing a context makes React hydrate pending boundaries at once. */
const HydrationStarted = createContext(false);

/** Hydrates everything inside at once and reports it; React would hydrate each route level when idle. */
export function Hydration({ children }: { children: ReactNode }) {
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  useEffect(() => {
    if (hasStarted) announceHydration();
  }, [hasStarted]);
  return <HydrationStarted value={hasStarted}>{children}</HydrationStarted>;
}
