"use client";

import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useImperativeHandle } from "react";

export type CarouselControl = { next: () => void; previous: () => void };

type Props = { viewport: HTMLElement; control: RefObject<CarouselControl | undefined>; interval: number | undefined };

/** Adds loop, drag and autoplay to a scrolling row; renders nothing. */
export default function CarouselEngine({ viewport, control, interval }: Props) {
  const [attach, embla] = useEmblaCarousel({ loop: true, align: "start" });

  useEffect(() => {
    viewport.dataset.engine = "on";
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [viewport, attach]);

  useImperativeHandle(control, () => embla && { next: () => embla.scrollNext(), previous: () => embla.scrollPrev() }, [embla]);

  useEffect(() => {
    if (!embla || !interval) return;
    const advance = () => {
      const isHeld = viewport.matches(":hover, :focus-within") || viewport.parentElement?.matches(":focus-within");
      if (document.hidden || isHeld) return;
      // With too few slides Embla does not loop: after the last the row goes back to the first.
      if (embla.canScrollNext()) embla.scrollNext();
      else embla.scrollTo(0);
    };
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [embla, interval, viewport]);

  return null;
}
