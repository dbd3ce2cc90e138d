"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import type { SendResult } from "@/lib/inquiry/client";

type Words = Record<"offline" | "online" | "refused" | "unreachable", string>;

function onConnection(react: () => void) {
  for (const name of ["online", "offline"]) window.addEventListener(name, react);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, react);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );

/** Why a request was not sent, and that nothing of it is lost. The button above sends it again. */
export function SendStatus({ state, words }: { state: SendResult | { kind: "idle" | "sending" }; words: Words }) {
  const isOnline = useOnline();
  const sentence = () => {
    if (state.kind === "offline") return isOnline ? words.online : words.offline;
    if (state.kind === "failed") return state.text ? `${words.refused} ${state.text}` : words.unreachable;
    return undefined;
  };
  const told = sentence();
  return (
    <div role="status" className="empty:-mt-5">
      {told && (
        <p className="flex items-center gap-2 rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">
          <Icon name={isOnline && state.kind === "offline" ? "check" : "warning"} />
          {told}
        </p>
      )}
    </div>
  );
}
