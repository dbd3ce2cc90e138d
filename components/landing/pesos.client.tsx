"use client";

import { useEffect, useState } from "react";
import { useWindowEvents } from "@/components/ui/use-window-events";
import { readStored, writeStored } from "@/lib/storage.client";
import { showPesos } from "./pesos-marks.client";

const STORED = "pesos";
const EVENTS = ["click"] as const;
const BUTTON = "[data-pesos-toggle]";

/** Stored in the browser, since public pages are cached for everybody. */
const isKept = () => readStored(STORED) !== null;

export default function Pesos() {
  const [isShown, setShown] = useState(isKept);
  useWindowEvents(EVENTS, ({ target }) => {
    if (!(target instanceof Element && target.closest(BUTTON))) return;
    writeStored(STORED, isKept() ? undefined : "1");
    setShown((before) => !before);
  });
  useEffect(() => {
    for (const button of document.querySelectorAll(BUTTON)) button.setAttribute("aria-pressed", String(isShown));
    return isShown ? showPesos() : undefined;
  }, [isShown]);
  return null;
}
