"use client";

import { Dialog, DialogPanel, DialogTitle } from "@headlessui/react";
import { useState } from "react";
import { Icon } from "./icon";
import { pictureAt } from "./picture";

type Props = {
  name: string;
  pictures: string[];
  first: number;
  words: { close: string; previous: string; next: string; zoom: string };
  onClose: () => void;
};

const ROUND = "flex size-12 items-center justify-center rounded-full bg-white/95 text-ink shadow-raised";

/** Pictures as large as the window, twice as large on a press; arrow keys walk through them, Esc closes. */
export default function PictureDialog({ name, pictures, first, words, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const src = pictures[index];
  const go = (by: number) => {
    setIndex((index + by + pictures.length) % pictures.length);
    setZoomed(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === "ArrowRight") go(1);
        if (key === "ArrowLeft") go(-1);
      }}
      className="fixed inset-0 z-40 bg-ink/95"
    >
      <DialogPanel className="flex size-full flex-col">
        <div className="flex items-center justify-between gap-3 p-3 text-white">
          <DialogTitle className="line-clamp-1 text-sm">{`${name} · ${index + 1}/${pictures.length}`}</DialogTitle>
          <button type="button" onClick={onClose} aria-label={words.close} className={ROUND}>
            <Icon name="close" />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-auto">
          {src && (
            <button
              type="button"
              aria-label={words.zoom}
              aria-pressed={isZoomed}
              onClick={() => setZoomed(!isZoomed)}
              className="flex min-h-full min-w-full items-center justify-center"
            >
              <img
                src={pictureAt(src, 1600)}
                alt={`${name} ${index + 1}`}
                className={isZoomed ? "w-[200vmin] max-w-none cursor-zoom-out" : "max-h-[78dvh] w-auto cursor-zoom-in"}
              />
            </button>
          )}
        </div>
        <div className="flex justify-center gap-4 p-3">
          <button type="button" onClick={() => go(-1)} aria-label={words.previous} className={ROUND}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" onClick={() => go(1)} aria-label={words.next} className={ROUND}>
            <Icon name="chevron-right" />
          </button>
        </div>
      </DialogPanel>
    </Dialog>
  );
}
