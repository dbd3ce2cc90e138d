"use client";

import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";

export type Live = {
  href: string;
  title: string;
  picture: string;
  sizes: string;
  shop?: string | undefined;
  isRecording: boolean;
  day?: string;
  priority?: boolean;
};

/** Specification 23.27. */
const WIDTHS = [240, 640] as const;

/**
 * The picture fills the height that is left, so that the titles of a row start at one height. `children`: badges on the picture.
 * A client component: the page has its data beside the HTML, not its elements again (ADR 26).
 */
export function LiveCardView({ live, children }: { live: Live; children: ReactNode }) {
  const { href, title, picture, sizes, shop, isRecording, day, priority = false } = live;
  return (
    <article className="group relative flex h-full flex-col gap-2">
      <div className="relative aspect-16/10 grow overflow-hidden rounded-card bg-night">
        <Picture
          src={picture}
          alt=""
          widths={WIDTHS}
          sizes={sizes}
          ratio={16 / 10}
          priority={priority}
          className="absolute inset-0 size-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
        />
        {isRecording && (
          <span className="absolute inset-0 flex items-end justify-end p-2">
            <span className="flex size-9 items-center justify-center rounded-full bg-night/90 text-white">
              <Icon name="play" />
            </span>
          </span>
        )}
        <div style={{ alignContent: "space-between" }} className="absolute inset-0 flex flex-wrap items-start gap-1 p-2">
          {children}
        </div>
      </div>
      <div className="min-h-20">
        <h3 className="line-clamp-3 text-sm font-semibold leading-5 tracking-normal">
          <a href={href} className="stretched group-hover:text-brand">
            {title}
          </a>
        </h3>
        {shop && <p className="line-clamp-2 text-xs text-muted">{shop}</p>}
        {day && <p className="text-xs text-muted">{day}</p>}
      </div>
    </article>
  );
}
