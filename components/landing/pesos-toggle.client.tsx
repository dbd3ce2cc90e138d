"use client";

import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/storage";

const STORED = "pesos";

/** Kept by the browser alone: public pages are the same for who wants pesos, and come out of the shared cache. */
const isKept = () => readStored(STORED) !== null;

/** Turns pesos beside prices on and off, for this browser; any button of the page with `data-pesos-toggle` does, too. */
export function PesosToggle({ words }: { words: Record<"pesos" | "noPesos", string> }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setShown(isKept());
    const toggle = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest("[data-pesos-toggle]"))) return;
      writeStored(STORED, isKept() ? undefined : "1");
      setShown(isKept());
    };
    document.addEventListener("click", toggle);
    return () => document.removeEventListener("click", toggle);
  }, []);
  useEffect(() => {
    if (!isShown) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import("./pesos-marks").then(
      ({ showPesos }) => {
        if (!isOver) end = showPesos();
      },
      (error: unknown) => console.warn("pesos left out:", error),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isShown]);
  return (
    <button type="button" data-pesos-toggle className="scripted py-1.5 underline max-lg:py-3">
      {isShown ? words.noPesos : words.pesos}
    </button>
  );
}
