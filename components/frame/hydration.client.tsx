"use client";

import { createContext, type ReactNode, startTransition, useEffect, useState } from "react";
import { sayHydrated } from "@/lib/hydration";

/** Changing a context makes React hydrate pending boundaries at once. */
const Awake = createContext(false);

/** Hydrates everything inside at once and reports it; React would hydrate each route level when idle. */
export function Hydration({ children }: { children: ReactNode }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => startTransition(() => setAwake(true)), []);
  useEffect(() => {
    if (isAwake) sayHydrated();
  }, [isAwake]);
  return <Awake value={isAwake}>{children}</Awake>;
}
