"use client";

import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/storage";
import { showPesos } from "./pesos-marks";

const STORED = "pesos";
const BUTTON = "[data-pesos-toggle]";

/** Kept by the browser alone: public pages are the same for who wants pesos, and come out of the shared cache. */
const isKept = () => readStored(STORED) !== null;

/** Shows pesos beside prices for who wants them; the buttons of the page that say so turn them on and off. */
export default function Pesos() {
  const [isShown, setShown] = useState(isKept);
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest(BUTTON))) return;
      writeStored(STORED, isKept() ? undefined : "1");
      setShown((before) => !before);
    };
    document.addEventListener("click", pressed);
    return () => document.removeEventListener("click", pressed);
  }, []);
  useEffect(() => {
    for (const button of document.querySelectorAll(BUTTON)) button.setAttribute("aria-pressed", String(isShown));
    return isShown ? showPesos() : undefined;
  }, [isShown]);
  return null;
}
