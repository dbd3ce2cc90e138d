"use client";

import { type ComponentType, type ReactNode, startTransition, useEffect, useEffectEvent, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

const LOADING_DISTANCE = "500px";

function whenNear(element: Element, callback: () => void): () => void {
  const onIntersect = ([entry]: IntersectionObserverEntry[]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    callback();
  };
  const observer = new IntersectionObserver(onIntersect, { rootMargin: LOADING_DISTANCE });
  observer.observe(element);
  return () => observer.disconnect();
}

/** The container's content in browsers. Since it is text, React hydrates nothing in the container and keeps the server's HTML. */
const KEPT_HTML = "";

type Props<P> = {
  load: () => Promise<ComponentType<P>>;
  props: P;
  children: ReactNode;
};

/** A form whose code loads near the window, hydrated as its own root (ADR 58): no context, no `useId`. */
export function LateForm<P extends object>({ load, props, children }: Props<P>) {
  const containerRef = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const isGone = useRef(false);
  const hydrate = useEffectEvent(async (element: HTMLElement) => {
    const Form = await load();
    if (isGone.current) return;
    startTransition(() => {
      root.current = hydrateRoot(element, <Form {...props} />);
    });
  });

  useEffect(() => {
    const element = containerRef.current;
    if (!element) return;
    isGone.current = false;
    const stayPlain = (error: unknown) => {
      console.warn("the form stays without scripts:", error);
      element.dataset.plain = "true";
      for (const form of element.querySelectorAll("[data-held]")) form.removeAttribute("data-held");
    };
    const forget = whenNear(element, () => hydrate(element).catch(stayPlain));
    return () => {
      isGone.current = true;
      forget();
      root.current?.unmount();
    };
  }, []);

  return (
    <div ref={containerRef} suppressHydrationWarning>
      {typeof window === "undefined" ? children : KEPT_HTML}
    </div>
  );
}
