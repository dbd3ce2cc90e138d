import type { ReactNode } from "react";
import { Icon } from "./icon";

const LOOKS = {
  done: { look: "bg-brand-soft text-brand-strong", icon: "check" },
  note: { look: "bg-sunken text-ink", icon: "info" },
  problem: { look: "bg-accent-soft text-accent-strong", icon: "warning" },
} as const;

export function Flash({ kind, text, children }: { kind: keyof typeof LOOKS; text: ReactNode; children?: ReactNode }) {
  const { look, icon } = LOOKS[kind];
  return (
    <div
      role={kind === "problem" ? "alert" : "status"}
      className={`flex min-h-12 items-center gap-3 rounded-control px-4 py-1.5 text-sm font-semibold ${look}`}
    >
      <Icon name={icon} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-36">{text}</p>
        {children}
      </div>
    </div>
  );
}
