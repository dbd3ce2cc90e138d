"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { CATEGORY_MENU } from "@/components/frame/menu-id";
import { useWindowEvents } from "@/components/ui/use-window-events";
import { readStored, writeStored } from "@/lib/storage.client";
import later from "@/messages/later.json";
import { showPesos } from "./pesos-marks.client";

const t = later.landing.pesos;
const STORED = "pesos";
const EVENTS = ["click"] as const;
const BUTTON = "[data-pesos-toggle]";
const LABELLED = "label";
const MENU_LINKS = `#${CATEGORY_MENU} > ul:last-child`;

const isStored = () => readStored(STORED) !== null;

/** Shows prices in pesos too, with a switch in the menu. Each `[data-pesos-toggle]` switches them; the browser remembers, since cached pages are everybody's. */
export default function Pesos() {
  const [isShown, setShown] = useState(isStored);
  useWindowEvents(EVENTS, ({ target }) => {
    if (!(target instanceof Element && target.closest(BUTTON))) return;
    writeStored(STORED, isShown ? undefined : "1");
    setShown(!isShown);
  });
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
      if (button.dataset.pesosToggle === LABELLED) button.textContent = isShown ? t.shown : t.show;
      else button.setAttribute("aria-pressed", String(isShown));
    }
    return isShown ? showPesos() : undefined;
  }, [isShown]);
  const links = document.querySelector(MENU_LINKS);
  return (
    links &&
    createPortal(
      <li>
        <button
          type="button"
          data-pesos-toggle={LABELLED}
          className="min-h-11 w-full rounded-control px-2 text-left hover:bg-brand-soft hover:text-brand"
        >
          {isShown ? t.shown : t.show}
        </button>
      </li>,
      links,
    )
  );
}
