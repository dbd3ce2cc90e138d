"use client";

import { Dialog, DialogPanel, DialogTitle } from "@headlessui/react";
import { type MouseEvent, useRef, useState } from "react";
import { Icon } from "./icon";
import { pictureAt } from "./picture-address";

type Props = {
  name: string;
  pictures: string[];
  first: number;
  placeholder: (index: number) => string | undefined;
  copy: { close: string; previous: string; next: string; zoom: string };
  onClose: () => void;
};

/** The gallery's widths, one of which is loaded already, and one to zoom. */
const WIDTHS = [480, 750, 1200, 1600];

const ROUND = "flex size-12 items-center justify-center rounded-full bg-white/95 text-night shadow-raised";

/** A place in a picture, as shares of its width and height. */
type Spot = { x: number; y: number };

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

function pressedSpot({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Spot {
  const box = currentTarget.querySelector("img")?.getBoundingClientRect();
  // The keyboard presses without a place.
  if (!box || detail === 0) return MIDDLE;
  // The square picture stands in the middle of its longer box.
  const side = Math.min(box.width, box.height);
  const share = (at: number, start: number, length: number) => Math.min(1, Math.max(0, 0.5 + (at - start - length / 2) / side));
  return { x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) };
}

function scrollToSpot(element: HTMLElement | null, { x, y }: Spot): void {
  element?.scrollTo(element.scrollWidth * x - element.clientWidth / 2, element.scrollHeight * y - element.clientHeight / 2);
}

export default function PictureDialog({ name, pictures, first, placeholder, copy, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const [spot, setSpot] = useState<Spot>();
  const isZoomed = spot !== undefined;
  const isClosing = useRef(false);
  const close = () => {
    if (!isClosing.current) onClose();
    isClosing.current = true;
  };
  const src = pictures[index];
  const small = placeholder(index) ?? (src && pictureAt(src, 480));
  const show = (next: number) => {
    setIndex(next);
    setSpot(undefined);
  };
  const go = (by: number) => show((index + by + pictures.length) % pictures.length);
  return (
    <Dialog
      open
      onClose={close}
      onKeyDown={({ key }) => {
        if (key === "ArrowRight") go(1);
        if (key === "ArrowLeft") go(-1);
      }}
      className="fixed inset-0 z-40 bg-night"
    >
      <DialogPanel className="relative size-full">
        {src && (
          <button
            type="button"
            aria-label={copy.zoom}
            aria-pressed={isZoomed}
            onClick={(event) => {
              if (event.detail < 2) setSpot(isZoomed ? undefined : pressedSpot(event));
            }}
            // Inline on purpose: React calls a new ref function at each render, so every picture and size begins at its spot.
            ref={(element) => scrollToSpot(element, spot ?? MIDDLE)}
            className="block size-full overflow-auto"
          >
            <img
              key={src}
              src={pictureAt(src, 1600)}
              width={1600}
              height={1600}
              style={{ background: `url("${small}") center / contain no-repeat` }}
              srcSet={WIDTHS.map((width) => `${pictureAt(src, width)} ${width}w`).join(", ")}
              sizes={isZoomed ? "250vmin" : "100vmin"}
              alt={`${name} ${index + 1}`}
              className={isZoomed ? "w-[250vmin] max-w-none cursor-zoom-out" : "size-full cursor-zoom-in object-contain"}
            />
          </button>
        )}
        <DialogTitle className="pointer-events-none absolute left-3 top-5 max-w-[70%] rounded-control bg-night/90 px-3 py-1 text-sm text-white">
          <span className="line-clamp-2">{`${index + 1}/${pictures.length} · ${name}`}</span>
        </DialogTitle>
        <button type="button" onClick={close} aria-label={copy.close} className={`${ROUND} absolute right-3 top-3`}>
          <Icon name="close" />
        </button>
        {pictures.length > 1 && <Thumbnails pictures={pictures} current={index} onChoose={show} />}
        {pictures.length > 1 && (
          <div className="pointer-events-none absolute inset-x-3 bottom-3 flex justify-between *:pointer-events-auto sm:inset-y-0 sm:items-center">
            <button type="button" onClick={() => go(-1)} aria-label={copy.previous} className={ROUND}>
              <Icon name="chevron-left" />
            </button>
            <button type="button" onClick={() => go(1)} aria-label={copy.next} className={ROUND}>
              <Icon name="chevron-right" />
            </button>
          </div>
        )}
      </DialogPanel>
    </Dialog>
  );
}

type ThumbnailsProps = { pictures: string[]; current: number; onChoose: (index: number) => void };

function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  return (
    <div
      style={{ maxWidth: "calc(100% - 9rem)" }}
      className="absolute inset-x-3 bottom-3 mx-auto flex w-fit gap-2 overflow-auto rounded-control bg-night/90"
    >
      {pictures.map((src, index) => (
        <button
          key={src}
          type="button"
          aria-label={`${index + 1}/${pictures.length}`}
          aria-current={index === current || undefined}
          ref={(element) => {
            if (index === current) element?.scrollIntoView({ block: "nearest", inline: "center" });
          }}
          onClick={() => onChoose(index)}
          className={`shrink-0 overflow-hidden rounded-control ${index === current ? "" : "opacity-50"}`}
        >
          <img src={pictureAt(src, 144)} alt="" width={48} height={48} className="size-12 object-cover" />
        </button>
      ))}
    </div>
  );
}
