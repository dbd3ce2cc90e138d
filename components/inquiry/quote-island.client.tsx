"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { plainState } from "./plain-state";
import type { QuoteEngineProps } from "./quote-engine.client";

type Props = { addresses: { policy: string; sent: string }; children: ReactNode };
type Taken = { Engine: ComponentType<QuoteEngineProps>; start: QuoteEngineProps["start"] };

/** How far from the window the form may be when its code is fetched. */
const NEAR = "500px";

/** What stands in the plain form now: what was typed, and where the person is in it. */
function startFrom(form: HTMLFormElement): Taken["start"] {
  const { typed, focused } = plainState(form);
  const typedIn = (name: string) => typed.get(name) ?? "";
  return {
    typed: { name: typedIn("name"), quantity: typedIn("quantity"), unit: typedIn("unit"), email: typedIn("email") },
    focused,
  };
}

/** Lets the form library take the plain form over once it is scrolled near or touched; what was typed stays. */
export function QuoteIsland({ children, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<Taken>();

  useEffect(() => {
    const near = place.current;
    if (!near) return;
    const load = async () => {
      stop();
      const { QuoteEngine } = await import("./quote-engine.client");
      const form = place.current?.querySelector("form");
      if (form) setTaken({ Engine: QuoteEngine, start: startFrom(form) });
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
  }, []);

  return <div ref={place}>{taken ? <taken.Engine start={taken.start} {...rest} /> : children}</div>;
}
