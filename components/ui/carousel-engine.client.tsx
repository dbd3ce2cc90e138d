"use client";

import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect } from "react";
import type { CarouselControl } from "./carousel.client";

type Props = { viewport: HTMLElement; control: RefObject<CarouselControl | undefined>; interval: number | undefined };

/** Adds loop, drag and autoplay to a scrolling row; renders nothing. */
export default function CarouselEngine({ viewport, control, interval }: Props) {
  const [attach, embla] = useEmblaCarousel({ loop: true, align: "start" });

  useEffect(() => {
    viewport.dataset.engine = "on";
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [viewport, attach]);

  useEffect(() => {
    if (!embla) return;
    control.current = { next: () => embla.scrollNext(), previous: () => embla.scrollPrev() };
    return () => {
      control.current = undefined;
    };
  }, [embla, control]);

  useEffect(() => {
    if (!embla || !interval) return;
    const advance = () => {
      const isHeld = viewport.matches(":hover, :focus-within") || viewport.parentElement?.matches(":focus-within");
      if (document.hidden || isHeld) return;
      // Two slides that fill the row cannot loop.
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    };
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [embla, interval, viewport]);

  return null;
}
