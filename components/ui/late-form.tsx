import { type ComponentType, type ReactNode, startTransition, useEffect, useEffectEvent, useRef } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

/** How far from the window a form may be when its code is fetched. */
const NEAR = "500px";

/** Does something once an element comes near the window; answers how to change one's mind. */
function whenNear(element: Element, callback: () => void): () => void {
  const onIntersect = ([entry]: IntersectionObserverEntry[]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    callback();
  };
  const observer = new IntersectionObserver(onIntersect, { rootMargin: NEAR });
  observer.observe(element);
  return () => observer.disconnect();
}

/** A text in the place of elements: React hydrates nothing below, and leaves what stands there as it is. */
const AS_IT_STANDS = "";

type Props<P> = {
  load: () => Promise<ComponentType<P>>;
  /** Of the form, once its code is there. */
  props: P;
  /** The same form for the server, which draws it with the page. */
  children: ReactNode;
};

/**
 * A form that stands in the page as the server drew it, and whose code is fetched when it comes near the window. Then it is hydrated in place,
 * as a root of its own: the page's root would not be done before (docs/adr/0058-one-form.md). A form whose code cannot be fetched stays as it
 * is, and posts. The form may use no context and no `useId`.
 */
export function LateForm<P extends object>({ load, props, children }: Props<P>) {
  const place = useRef<HTMLDivElement>(null);
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
    const element = place.current;
    if (!element) return;
    isGone.current = false;
    const stayPlain = (error: unknown) => {
      console.warn("the form stays without scripts:", error);
      element.dataset.plain = "true";
      for (const held of element.querySelectorAll("[data-held]")) held.removeAttribute("data-held");
    };
    const forget = whenNear(element, () => hydrate(element).catch(stayPlain));
    return () => {
      isGone.current = true;
      forget();
      root.current?.unmount();
    };
  }, []);

  return (
    <div ref={place} suppressHydrationWarning>
      {typeof window === "undefined" ? children : AS_IT_STANDS}
    </div>
  );
}
