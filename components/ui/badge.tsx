import type { ReactNode } from "react";

const TONES = {
  accent: "bg-accent text-inverse",
  brand: "bg-brand-soft text-brand-strong",
  gold: "bg-gold-soft text-gold",
  dark: "bg-night/90 text-white",
  ink: "bg-ink text-inverse",
  plain: "bg-sunken text-ink",
} as const;

export function Badge({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 text-xs font-semibold ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
