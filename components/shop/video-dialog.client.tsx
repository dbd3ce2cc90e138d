"use client";

import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture-address";
import type { PlayableVideo, VideoCopy } from "./video-button.client";

type Props = { video: PlayableVideo; copy: VideoCopy; onClose: () => void };

/** Specification 11.8, 23.21: 740 px wide, muted autoplay. */
export default function VideoDialog({ video, copy, onClose }: Props) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Dialog open onClose={onClose} className="fixed inset-0 z-40">
      <DialogBackdrop className="fixed inset-0 bg-black/70" />
      <div className="fixed inset-0 flex items-center justify-center p-4">
        <DialogPanel className="w-full max-w-[740px] overflow-hidden rounded-block bg-night text-white shadow-pop">
          <div className="flex items-center justify-between gap-3 py-1 pl-4 pr-1">
            <DialogTitle className="line-clamp-1 text-sm font-semibold">{video.name}</DialogTitle>
            <button
              type="button"
              onClick={onClose}
              aria-label={copy.close}
              className="flex size-11 items-center justify-center rounded-control"
            >
              <Icon name="close" />
            </button>
          </div>
          <video
            src={video.src}
            poster={pictureAt(video.cover, 750)}
            controls
            autoPlay
            muted
            playsInline
            onError={() => setFailed(true)}
            className="aspect-video w-full bg-black"
          />
          {hasFailed && (
            <p role="alert" className="p-4 text-sm">
              {copy.failed}
            </p>
          )}
        </DialogPanel>
      </div>
    </Dialog>
  );
}
