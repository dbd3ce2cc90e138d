import type { ComponentProps } from "react";

export function CheckField({ label, ...control }: Omit<ComponentProps<"input">, "type" | "className"> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input {...control} type="checkbox" className="size-5 shrink-0 accent-brand" />
      {label}
    </label>
  );
}
