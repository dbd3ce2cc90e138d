"use client";

import { Suspense, useRef, useState } from "react";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { lazily } from "@/components/ui/lazily";
import { Picture } from "@/components/ui/picture";
import { pictureAt } from "@/components/ui/picture-address";
import { useSingleRun } from "@/lib/use-single-run";

const PictureDialog = lazily(() => import("@/components/ui/picture-dialog.client"));

const SHAPES = {
  portrait: { ratio: 3 / 4, look: "aspect-3/4" },
  landscape: { ratio: 4 / 3, look: "aspect-4/3" },
};

type Props = {
  title: string;
  pictures: { src: string; alt: string }[];
  shape: keyof typeof SHAPES;
  copy: { zoom: string; close: string; previous: string; next: string };
};

/** Pictures that a dialog shows large; links to them without scripts. The dialog has an entry of the history: going back closes it. */
export function ZoomedPictures({ title, pictures, shape, copy }: Props) {
  const [first, setFirst] = useState<number>();
  const row = useRef<HTMLUListElement>(null);
  const runOnce = useSingleRun();
  const { ratio, look } = SHAPES[shape];
  const zoom = (index: number, opener: HTMLElement) =>
    runOnce(async () => {
      await PictureDialog.load();
      window.history.pushState(window.history.state, "");
      setFirst(index);
      await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
      setFirst(undefined);
      requestAnimationFrame(() => opener.focus({ preventScroll: true }));
    });
  return (
    <>
      <ul ref={row} className="snap-row -mx-4 scroll-px-4 gap-3 px-4 sm:mx-0 sm:grid sm:grid-cols-3 sm:px-0 lg:grid-cols-5">
        {pictures.map(({ src, alt }, index) => (
          <li key={src} className="w-60 sm:w-auto">
            <a
              href={pictureAt(src, 1600)}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (asksForTab(event)) return;
                event.preventDefault();
                zoom(index, event.currentTarget);
              }}
              className="block cursor-zoom-in overflow-hidden rounded-card border border-line bg-surface hover:border-brand"
            >
              <Picture
                src={src}
                alt={alt}
                widths={[240, 480, 640]}
                sizes="(min-width: 64rem) 18vw, 240px"
                ratio={ratio}
                className={`w-full object-cover ${look}`}
              />
            </a>
          </li>
        ))}
      </ul>
      {first !== undefined && (
        <Suspense>
          <PictureDialog
            name={title}
            pictures={pictures.map(({ src }) => src)}
            first={first}
            placeholder={(index) => row.current?.children[index]?.querySelector("img")?.currentSrc || undefined}
            copy={copy}
            onClose={() => window.history.back()}
          />
        </Suspense>
      )}
    </>
  );
}
