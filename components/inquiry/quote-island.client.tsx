"use client";

import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import type { QuoteEngineProps } from "./quote-engine.client";
import { useTakeOver } from "./take-over";

type Props = { addresses: { policy: string; sent: string }; children: ReactNode };

/** How far from the window the form may be when its code is fetched. */
const NEAR = "500px";

/** Lets the form library take the plain form over once it is scrolled near or touched; what was typed stays. */
export function QuoteIsland({ children, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { taken, holder, takeOver } = useTakeOver<ComponentType<QuoteEngineProps>>();

  useEffect(() => {
    const near = place.current;
    if (!near) return;
    const load = async () => {
      stop();
      const { quoteEngine } = await import("./engines");
      const { QuoteEngine } = await quoteEngine();
      takeOver(QuoteEngine);
    };
    const start = () => {
      load().catch((error: unknown) => console.warn("the plain form stays:", error));
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: NEAR });
    const stop = () => {
      observer.disconnect();
      near.removeEventListener("focusin", start);
    };
    observer.observe(near);
    near.addEventListener("focusin", start);
    return stop;
  }, [takeOver]);

  return (
    <div ref={place}>{taken ? <taken.Engine readTyped={taken.readTyped} {...rest} /> : <div ref={holder}>{children}</div>}</div>
  );
}
