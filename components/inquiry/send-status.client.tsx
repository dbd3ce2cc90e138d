"use client";

import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import later from "@/messages/later.json";
import type { SendState } from "./use-sending";

const t = later.inquiry;

function onConnectionChange(react: () => void) {
  for (const name of ["online", "offline"]) window.addEventListener(name, react);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, react);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

export function SendStatus({ state }: { state: SendState }) {
  const isOnline = useOnline();
  const sentence = () => {
    if (state.kind === "offline") return isOnline ? t.online : t.offline;
    if (state.kind === "late") return state.text;
    if (state.kind === "failed") return state.text ? `${t.refused} ${state.text}` : t.unreachable;
    return undefined;
  };
  const message = sentence();
  return (
    <div role="status" className="empty:-mt-5">
      {message && (
        <p className="flex items-center gap-2 rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">
          <Icon name={isOnline && state.kind === "offline" ? "check" : "warning"} />
          {message}
        </p>
      )}
    </div>
  );
}
