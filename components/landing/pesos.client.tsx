"use client";

import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/storage";
import { showPesos } from "./pesos-marks";

const STORED = "pesos";
const BUTTON = "[data-pesos-toggle]";

/** Stored in the browser, since public pages are cached for everybody. */
const isKept = () => readStored(STORED) !== null;

/** Toggled by the page's buttons. */
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
