"use client";

import { type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { Picture } from "@/components/ui/picture";
import { pictureAt } from "@/components/ui/picture-address";
import { useChosenSku } from "@/lib/product/fragment.client";
import { useBrowserValue } from "@/lib/use-browser-value";
import { useSingleRun } from "@/lib/use-single-run";

const PictureDialog = lazily(() => import("@/components/ui/picture-dialog.client"));

type Props = {
  name: string;
  pictures: string[];
  variants: { skuId: string; image: string }[];
  copy: { label: string; picture: string; zoom: string; close: string; previous: string; next: string };
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function scrollTo(row: HTMLElement | null, index: number) {
  const picture = row?.children[index];
  if (picture instanceof HTMLElement) row?.scrollTo({ left: picture.offsetLeft });
}

function walkRow(event: KeyboardEvent<HTMLElement>, from: number, row: HTMLElement | null) {
  const next = from + (STEPS[event.key] ?? 0);
  const link = event.currentTarget.closest(".snap-row")?.querySelectorAll("a")[next];
  if (!link || next === from) return;
  event.preventDefault();
  scrollTo(row, next);
  link.focus();
}

/** The dialog has an entry of the history while it is open: going back closes it, not its page. */
function useZoom() {
  const [openIndex, setOpenIndex] = useState<number>();
  const runOnce = useSingleRun();
  const zoom = (index: number, opener: HTMLElement) =>
    runOnce(async () => {
      await PictureDialog.load();
      window.history.pushState(window.history.state, "");
      setOpenIndex(index);
      await new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
      setOpenIndex(undefined);
      // The dialog leaves the page inert until it has closed.
      requestAnimationFrame(() => opener.focus({ preventScroll: true }));
    });
  return { openIndex, zoom };
}

function useScrollToVariant(row: RefObject<HTMLElement | null>, pictures: string[], variants: Props["variants"]): number {
  const chosen = useChosenSku();
  const image = variants.find(({ skuId }) => skuId === chosen)?.image;
  const variantIndex = image === undefined ? -1 : pictures.indexOf(image);
  useEffect(() => {
    if (variantIndex >= 0) scrollTo(row.current, variantIndex);
  }, [row, variantIndex]);
  return variantIndex;
}

const shownIn = (row: HTMLElement | null, index: number) => row?.children[index]?.querySelector("img")?.currentSrc || undefined;

/** Swipe row, thumbnails and a zoom dialog; follows the chosen variant. With scripts each row is one tab stop, walked by arrow keys. */
export function Gallery({ name, pictures, variants, copy }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const { openIndex, zoom } = useZoom();
  const all = [...new Set([...pictures, ...variants.map((variant) => variant.image)])];
  const [current, setCurrent] = useState(0);
  const variantIndex = useScrollToVariant(row, all, variants);
  const isScripted = useBrowserValue(() => true, false);
  const arrowKeyProps = (index: number) => ({
    tabIndex: isScripted && index !== current ? -1 : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => walkRow(event, index, row.current),
  });

  return (
    <section aria-label={copy.label} className="flex flex-col gap-2">
      <div
        ref={row}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth } }) =>
          setCurrent(Math.round((scrollLeft * all.length) / scrollWidth))
        }
        className="snap-row relative gap-2 print:[&>:not(:first-child)]:hidden rounded-block md:gap-0 md:bg-surface md:shadow-card"
      >
        {all.map((src, index) => (
          <a
            key={src}
            id={`foto-${index + 1}`}
            href={pictureAt(src, 1600)}
            {...arrowKeyProps(index)}
            onClick={(event) => {
              if (asksForTab(event)) return;
              event.preventDefault();
              zoom(index, event.currentTarget);
            }}
            // The thumbnail, which is loaded already, is shown until the picture is.
            style={index === variantIndex ? { background: `url("${pictureAt(src, 96)}") center / cover` } : undefined}
            className="relative h-[31svh] max-w-full cursor-zoom-in overflow-hidden rounded-block bg-sunken only:mx-auto print:!h-auto print:!w-full md:h-auto md:w-full md:rounded-none"
          >
            <Picture
              src={src}
              alt={`${name}, ${copy.picture} ${index + 1}`}
              widths={[480, 750, 1200]}
              sizes="(min-width: 48rem) 44vw, 80vw"
              priority={index === 0}
              className="aspect-square h-full w-auto max-w-none object-cover text-sm text-muted print:h-auto print:w-full md:w-full"
            />
            <span className="absolute bottom-3 right-3 print:hidden flex size-10 items-center justify-center rounded-full bg-surface/95 shadow-card">
              <Icon name="zoom" size={18} />
            </span>
          </a>
        ))}
      </div>
      <Thumbnails
        pictures={all}
        current={current}
        label={copy.picture}
        onChoose={(index) => scrollTo(row.current, index)}
        arrowKeyProps={arrowKeyProps}
      />
      {openIndex !== undefined && (
        <Suspense>
          <PictureDialog
            name={name}
            pictures={all}
            first={openIndex}
            placeholder={(index) => shownIn(row.current, index)}
            copy={copy}
            onClose={() => window.history.back()}
          />
        </Suspense>
      )}
    </section>
  );
}

type ThumbnailsProps = {
  pictures: string[];
  current: number;
  label: string;
  onChoose: (index: number) => void;
  arrowKeyProps: (index: number) => object;
};

function Thumbnails({ pictures, current, label, onChoose, arrowKeyProps }: ThumbnailsProps) {
  return (
    <ul className="snap-row gap-2 py-1 max-md:hidden print:hidden">
      {pictures.map((src, index) => (
        <li key={src}>
          <a
            href={`#foto-${index + 1}`}
            {...arrowKeyProps(index)}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
            aria-current={index === current || undefined}
            className={`block overflow-hidden rounded-control border hover:border-brand ${index === current ? "border-brand ring-2 ring-brand" : "border-line"}`}
          >
            <img
              src={pictureAt(src, 144)}
              alt={`${label} ${index + 1}`}
              width={72}
              height={72}
              loading="lazy"
              className="size-[4.5rem] bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
