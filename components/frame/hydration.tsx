import { createContext, type ReactNode, startTransition, useEffect, useState } from "react";
import { sayHydrated } from "@/lib/hydration";

/** Nobody reads it. React cannot know that of parts which it has not hydrated yet, so a change of it makes React hydrate them first. */
const Awake = createContext(false);

/**
 * Hydrates what is within right after the frame around it, and says when all of it is. The framework puts every level of a route
 * into a boundary of its own, and React would get to each of them when there is nothing else to do.
 */
export function Hydration({ children }: { children: ReactNode }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => startTransition(() => setAwake(true)), []);
  useEffect(() => {
    if (isAwake) sayHydrated();
  }, [isAwake]);
  return <Awake value={isAwake}>{children}</Awake>;
}
