"use client";

import { type ReactNode, useCallback, useEffect } from "react";

const TITLE_ID = "aviso";

type Props = {
  title: string;
  isFocused?: boolean;
  /** On phones the actions stand beside the text, and only screen readers get the title. */
  isLow?: boolean;
  announce: (title: string) => void;
  actions: ReactNode;
  children: ReactNode;
};

/** Keeps space for the card at the foot. It is set on both elements: one custom property on the root would restyle the whole page. */
function leaveRoom(height: string): void {
  const { documentElement, body } = document;
  const room = height && `calc(var(--bar, 0px) + ${height})`;
  documentElement.style.scrollPaddingBottom = room;
  body.style.paddingBottom = room;
}

function followHeight(node: HTMLElement) {
  const observer = new ResizeObserver(() => leaveRoom(`${node.offsetHeight}px`));
  observer.observe(node);
  return () => {
    observer.disconnect();
    leaveRoom("");
  };
}

/** A non-modal card at the foot; the page gets padding below, and nothing shifts. */
export function NoticeCard({ title, isFocused = false, isLow = false, announce, actions, children }: Props) {
  const card = useCallback(
    (node: HTMLElement) => {
      if (isFocused) node.focus();
      return followHeight(node);
    },
    [isFocused],
  );

  // Screen readers read a focused card anyway.
  useEffect(() => {
    if (!isFocused) announce(title);
  }, [isFocused, title, announce]);

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={TITLE_ID}
      className="fixed inset-x-0 bottom-[var(--bar,0px)] z-40 max-h-[50dvh] overflow-auto border-t border-line-strong bg-surface px-3 py-2 text-xs shadow-pop sm:px-6 lg:inset-x-16 print:hidden"
    >
      <div className={isLow ? "flex items-center gap-3 sm:gap-6" : "sm:flex sm:items-center sm:gap-6"}>
        <div className="min-w-0 flex-1">
          <h2 id={TITLE_ID} className={isLow ? "text-sm max-sm:sr-only" : "text-sm"}>
            {title}
          </h2>
          {children}
        </div>
        {actions}
      </div>
    </section>
  );
}
