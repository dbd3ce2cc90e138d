"use client";

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { prefersReducedMotion } from "@/components/ui/reduced-motion.client";
import type { LiveBadge, PlayerFailure } from "@/lib/live";
import { type BadgeCopy, LiveBadges } from "./live-badges";
import type { EngineProps } from "./player-engine.client";

type Copy = BadgeCopy & {
  play: string;
  failures: Record<PlayerFailure, string>;
  retry: string;
  others: string;
};
type Props = {
  room: { channelId: string; stream: string; title: string; poster: string; badge: LiveBadge };
  othersHref: string;
  copy: Copy;
  children: ReactNode;
};
type Phase = { kind: "poster" } | { kind: "playing"; isAutomatic: boolean } | { kind: "failed"; failure: PlayerFailure };

/** Shows a poster, and the player after a press. A broadcast on air plays at once, unless the visitor asked for less motion or data. */
export function Player({ room, othersHref, copy, children }: Props) {
  const [phase, setPhase] = useState<Phase>({ kind: "poster" });
  const [badge, setBadge] = useState(room.badge);
  const [Engine, setEngine] = useState<ComponentType<EngineProps>>();
  const isOnAir = room.badge.kind === "live";

  const start = async (isAutomatic: boolean) => {
    setPhase({ kind: "playing", isAutomatic });
    const loaded = await import("./player-engine.client").catch(() => undefined);
    if (loaded) setEngine(() => loaded.PlayerEngine);
    else setPhase({ kind: "failed", failure: "network" });
  };

  const startAutomatically = useEffectEvent(() => {
    if (isOnAir && !prefersReducedMotion()) start(true);
  });
  useEffect(() => {
    if (!document.prerendering) return startAutomatically();
    document.addEventListener("prerenderingchange", startAutomatically, { once: true });
    return () => document.removeEventListener("prerenderingchange", startAutomatically);
  }, []);

  return (
    <div className="relative aspect-video overflow-hidden rounded-block bg-night text-white shadow-card">
      {children}
      {phase.kind === "poster" && (
        <a
          href={room.stream}
          rel="nofollow"
          aria-label={copy.play}
          onClick={(event) => {
            event.preventDefault();
            start(false);
          }}
          className="group absolute inset-0 flex items-center justify-center"
        >
          <span className="flex size-18 items-center justify-center rounded-full bg-white/95 text-night shadow-raised transition-transform duration-300 group-hover:scale-[1.04]">
            <Icon name="play" size={34} />
          </span>
        </a>
      )}
      {phase.kind === "playing" && Engine && (
        <Engine
          {...room}
          isOnAir={isOnAir}
          isAutomatic={phase.isAutomatic}
          onBadge={setBadge}
          onFailure={(failure) => setPhase({ kind: "failed", failure })}
        />
      )}
      {phase.kind === "failed" && (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-night/90 p-6 text-center text-sm sm:text-base"
        >
          <Icon name="warning" size={32} />
          <p className="max-w-md">{copy.failures[phase.failure]}</p>
          {phase.failure === "ended" ? (
            <ButtonLink href={othersHref} variant="secondary">
              {copy.others}
            </ButtonLink>
          ) : (
            <Button variant="secondary" onClick={() => start(false)}>
              {copy.retry}
            </Button>
          )}
        </div>
      )}
      {phase.kind !== "failed" && (
        <div className="pointer-events-none absolute left-3 top-3 flex gap-1">
          <LiveBadges badge={badge} copy={copy} />
        </div>
      )}
    </div>
  );
}
