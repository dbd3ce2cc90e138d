"use client";

import { Suspense, useRef, useState } from "react";
import { asksForTab } from "@/components/ui/asks-for-tab";
import { Icon } from "@/components/ui/icon";
import { lazily } from "@/components/ui/lazily";
import { pictureAt } from "@/components/ui/picture-address";
import type { PlayableVideo, VideoCopy } from "./video-dialog.client";

const VideoDialog = lazily(() => import("./video-dialog.client"));

/** The player loads on press; a link without scripts. */
export function VideoButton({ video, copy }: { video: PlayableVideo; copy: VideoCopy }) {
  const [isOpen, setOpen] = useState(false);
  const cover = useRef<HTMLAnchorElement>(null);
  const close = () => {
    setOpen(false);
    // The dialog was loaded after the press and cannot restore the focus itself.
    requestAnimationFrame(() => cover.current?.focus());
  };
  return (
    <>
      <a
        ref={cover}
        href={video.src}
        onClick={async (event) => {
          if (asksForTab(event)) return;
          event.preventDefault();
          await VideoDialog.load();
          setOpen(true);
        }}
        aria-haspopup="dialog"
        className="group relative block overflow-hidden rounded-card bg-night shadow-card"
      >
        <img
          src={pictureAt(video.cover, 480)}
          alt=""
          width={480}
          height={270}
          loading="lazy"
          className="aspect-video w-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
        />
        <span className="absolute inset-0 flex items-center justify-center">
          <span className="flex size-14 items-center justify-center rounded-full bg-white/95 text-night shadow-raised">
            <Icon name="play" size={26} />
          </span>
        </span>
        <span className="absolute inset-x-0 bottom-0 flex justify-between gap-2 bg-black/70 p-3 text-sm font-semibold text-white">
          <span className="line-clamp-2">
            <span className="sr-only">{copy.play} </span>
            {video.name}
          </span>
          <span>{video.duration}</span>
        </span>
      </a>
      {isOpen && (
        <Suspense>
          <VideoDialog video={video} copy={copy} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
