"use client";

import { type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import type { CarouselControl } from "./carousel-engine.client";
import { Icon } from "./icon";
import { lazily } from "./lazily";
import { prefersReducedMotion } from "./reduced-motion.client";

const CarouselEngine = lazily(() => import("./carousel-engine.client"));

const CLASSES_OF_CONTROLS = {
  corner: { steps: "absolute right-3 top-3 flex gap-1", pause: "absolute right-3 top-3 sm:right-28" },
  ends: {
    steps: "pointer-events-none absolute -inset-x-4 top-[38%] flex justify-between *:pointer-events-auto",
    pause: "absolute top-[38%] right-2 sm:top-2",
  },
};

type Copy = { label: string; previous: string; next: string; pause: string; play: string };

type Props = {
  copy: Copy;
  interval?: number;
  /** `corner`: on one large slide; `ends`: beside a row of cards. */
  controls?: "corner" | "ends";
  className?: string;
  /** Negative margin for the gap after the last slide. */
  trim?: string;
  children: ReactNode;
};

/** A native scrolling row; the engine loads when visible, unless the visitor asked for less motion or data. */
export function Carousel({ copy, interval, controls = "corner", className = "", trim = "", children }: Props) {
  const [engineFor, setEngineFor] = useState<HTMLDivElement>();
  const [isPaused, setPaused] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  const control = useRef<CarouselControl>(undefined);

  const loadWhenVisible = useCallback((node: HTMLDivElement | null) => {
    viewport.current = node;
    if (!node || prefersReducedMotion()) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setEngineFor(node);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  const move = (direction: "next" | "previous") => {
    if (control.current) return control.current[direction]();
    const node = viewport.current;
    node?.scrollBy({ left: (direction === "next" ? 1 : -1) * node.clientWidth });
  };

  const classes = CLASSES_OF_CONTROLS[controls];
  return (
    <section aria-roledescription="carousel" aria-label={copy.label} className={`relative ${className}`}>
      <div ref={loadWhenVisible} className={`carousel-viewport ${trim}`}>
        <div className="carousel-track">{children}</div>
      </div>
      <div className={`${classes.steps} max-sm:hidden`}>
        <Step icon="chevron-left" label={copy.previous} onClick={() => move("previous")} />
        <Step icon="chevron-right" label={copy.next} onClick={() => move("next")} />
      </div>
      {interval && engineFor && (
        <div className={classes.pause}>
          <Step
            icon={isPaused ? "play" : "pause"}
            label={isPaused ? copy.play : copy.pause}
            onClick={() => setPaused(!isPaused)}
          />
        </div>
      )}
      {engineFor && (
        <Suspense>
          <CarouselEngine viewport={engineFor} control={control} interval={isPaused ? undefined : interval} />
        </Suspense>
      )}
    </section>
  );
}

function Step({
  icon,
  label,
  onClick,
}: {
  icon: "pause" | "play" | "chevron-left" | "chevron-right";
  label: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="flex size-11 items-center justify-center rounded-full border border-line bg-surface/95 text-ink shadow-card hover:text-brand"
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
