import type { ComponentProps } from "react";

type Props = ComponentProps<"input"> & { label: string; hint: string };

export function TeamSide({ label, hint, ...input }: Props) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft">
      <input type="radio" name="team" {...input} className="mt-0.5 size-5 shrink-0 accent-brand" />
      <span className="flex min-w-0 flex-col text-sm [overflow-wrap:anywhere]">
        <strong>{label}</strong>
        <span>{hint}</span>
      </span>
    </label>
  );
}
