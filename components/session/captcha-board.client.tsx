"use client";

import { type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { CaptchaChallenge } from "@/lib/contract/captcha";
import { fill } from "@/lib/format";
import type { CaptchaCopy } from "./captcha-props";

type Props = {
  challenge: CaptchaChallenge;
  copy: CaptchaCopy;
  isBusy: boolean;
  onPlace: (x: number) => void;
  children: ReactNode;
};

const PIECE_SHADOW = "drop-shadow(0 2px 4px rgb(0 0 0 / 0.45))";

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Releasing the slider submits; by keyboard Enter does, since each arrow key would count as a release. */
export function PuzzleBoard({ challenge, copy, isBusy, onPlace, children }: Props) {
  const { background, piece, width, height, size, y } = challenge;
  const [x, setX] = useState(0);
  const isDragged = useRef(false);
  // The native event fires once at the end; React's onChange on every step.
  const listenForRelease = (slider: HTMLInputElement) => {
    const release = () => {
      if (isDragged.current && slider.valueAsNumber > 0) onPlace(slider.valueAsNumber);
      isDragged.current = false;
    };
    slider.addEventListener("change", release);
    return () => slider.removeEventListener("change", release);
  };

  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onPlace(x);
      }}
    >
      <div className="relative overflow-hidden rounded-control select-none" style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={background} alt="" draggable={false} className="size-full" />
        <img
          src={piece}
          alt=""
          draggable={false}
          className="absolute"
          style={{ filter: PIECE_SHADOW, left: percent(x, width), top: percent(y, height), width: percent(size, width) }}
        />
      </div>
      <input
        ref={listenForRelease}
        type="range"
        min={0}
        max={width - size}
        value={x}
        disabled={isBusy}
        aria-label={copy.slider}
        aria-valuetext={fill(copy.position, { x, most: width - size })}
        onChange={(event) => setX(event.target.valueAsNumber)}
        onPointerDown={() => {
          isDragged.current = true;
        }}
        onKeyDown={() => {
          isDragged.current = false;
        }}
        className="slide-bar mt-3"
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" disabled={isBusy}>
          {copy.check}
        </Button>
        {children}
      </div>
    </form>
  );
}
