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
  const room = height && `calc(var(--bar, 0px) + ${height})`;
  documentElement.style.scrollPaddingBottom = room;
  body.style.paddingBottom = room;
}

/**
 * A card over the foot of the page, on a phone as low as it can be and right above the bar: what a person came for stays in sight. It moves
 * nothing, holds no focus, and the page leaves room under itself.
 */
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
      className="fixed inset-x-0 bottom-[var(--bar,0px)] z-40 max-h-[70dvh] overflow-auto border-t border-line-strong bg-surface px-3 py-2 text-xs shadow-pop sm:right-auto sm:bottom-[calc(var(--bar,0px)+1rem)] sm:left-4 sm:w-[25rem] sm:rounded-card sm:border sm:p-4 sm:text-sm print:hidden"
    >
      <h2 id={ID} className="text-sm sm:text-base">
        {title}
      </h2>
      {children}
    </section>
  );
}
