import { type ReactNode, useEffect, useRef } from "react";

const ID = "aviso";

type Props = {
  title: string;
  isFocused?: boolean;
  /** Says the title to those who do not see the card come. */
  onShow: (title: string) => void;
  children: ReactNode;
};

/** Said to each of those that make room: a custom property of the root would have every element of the page styled anew. */
function leaveRoom(height: string): void {
  const { documentElement, body } = document;
  documentElement.style.scrollPaddingBottom = height;
  body.style.paddingBottom = height;
  document.querySelector<HTMLElement>("[data-above-notice]")?.style.setProperty("--notice", height);
}

/** A card over the foot of the page, beside what a person came for: it moves nothing, holds no focus, and the page leaves room under itself. */
export function NoticeCard({ title, isFocused = false, onShow, children }: Props) {
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    const node = card.current;
    if (!node) return;
    const observer = new ResizeObserver(() => leaveRoom(`${node.offsetHeight}px`));
    observer.observe(node);
    return () => {
      observer.disconnect();
      leaveRoom("");
    };
  }, []);

  useEffect(() => {
    if (isFocused) card.current?.focus();
    else onShow(title);
  }, [isFocused, title, onShow]);

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={ID}
      className="fixed inset-x-2 bottom-2 z-40 max-h-[70dvh] overflow-auto rounded-card border border-line-strong bg-surface p-4 text-sm shadow-pop sm:right-auto sm:bottom-4 sm:left-4 sm:w-[25rem] print:hidden"
    >
      <h2 id={ID} className="text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
