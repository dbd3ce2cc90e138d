"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import useSWR from "swr";
import { type LiveBadge, type PlayerFailure, playerFailure } from "@/lib/live";
import { getLiveBadge } from "@/lib/live/client";
import { attachStream } from "./stream.client";

const REFRESH_MS = 30_000;

export type EngineProps = {
  channelId: string;
  stream: string;
  title: string;
  poster: string;
  isOnAir: boolean;
  isAutomatic: boolean;
  onBadge: (badge: LiveBadge) => void;
  onFailure: (failure: PlayerFailure) => void;
};

export function PlayerEngine({ channelId, stream, title, poster, isOnAir, isAutomatic, onBadge, onFailure }: EngineProps) {
  const video = useRef<HTMLVideoElement>(null);

  const { mutate: refresh } = useSWR(isOnAir && ["live room", channelId], () => getLiveBadge(channelId), {
    refreshInterval: REFRESH_MS,
    revalidateOnMount: false,
    shouldRetryOnError: false,
    onSuccess: (badge) => badge && onBadge(badge),
  });
  const fail = useEffectEvent(async (status: number | undefined) => {
    const badge = isOnAir ? await refresh() : undefined;
    onFailure(playerFailure({ status, isOver: badge?.kind === "recording" }));
  });

  useEffect(() => {
    if (!isAutomatic) video.current?.focus();
  }, [isAutomatic]);

  useEffect(() => {
    const node = video.current;
    return node ? attachStream(node, stream, (status) => fail(status)) : undefined;
  }, [stream]);

  return (
    <video
      ref={video}
      aria-label={title}
      poster={poster}
      controls
      autoPlay
      muted={isAutomatic}
      playsInline
      onPlaying={({ currentTarget }) => currentTarget.classList.add("bg-black")}
      onEnded={isOnAir ? () => onFailure("ended") : undefined}
      className="absolute inset-0 size-full"
    />
  );
}
