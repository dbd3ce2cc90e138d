"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";

/** Specification 23.13. */
const BACK_TO_TOP_PX = 700;

const onScroll = (onChange: () => void) => {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
};

export function BackToTop({ label }: { label: string }) {
  const isVisible = useSyncExternalStore(
    onScroll,
    () => window.scrollY >= BACK_TO_TOP_PX,
    () => false,
  );
  if (!isVisible) return null;
  const goUp = () => {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  };
  return (
    <button type="button" onClick={goUp} title={label}>
      <Icon name="arrow-up" size={22} />
      <span>{label}</span>
    </button>
  );
}
