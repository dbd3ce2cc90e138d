import type { ReactNode } from "react";
import { Icon } from "./icon";

const LOOKS = {
  done: { look: "bg-brand-soft text-brand-strong", icon: "check" },
  problem: { look: "bg-accent-soft text-accent-strong", icon: "warning" },
} as const;

/** What became of the form that led to this page, with what can be done about it. */
export function Flash({ kind, text, children }: { kind: keyof typeof LOOKS; text: string; children?: ReactNode }) {
  const { look, icon } = LOOKS[kind];
  return (
    <div
      role={kind === "done" ? "status" : "alert"}
      className={`flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-4 py-1.5 text-sm font-semibold ${look}`}
    >
      <Icon name={icon} />
      <p className="min-w-0 flex-1 basis-48">{text}</p>
      {children}
    </div>
  );
}
