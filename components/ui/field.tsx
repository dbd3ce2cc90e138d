import type { ReactNode } from "react";

export const FIELD_LOOK =
  "w-full rounded-control border border-line-strong bg-surface px-3 font-normal text-ink placeholder:text-muted aria-invalid:border-accent aria-invalid:outline-accent";

export type FieldCopy = { label: string; hint?: string | undefined; error?: string | undefined; optional?: string | undefined };

/** Attributes that connect a control with its label, hint and error. */
export function controlProps(id: string, { hint, error }: Pick<FieldCopy, "hint" | "error">) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined };
}

/** Label, hint and error; give the control `controlProps` with the same id. */
export function Field({ id, label, hint, error, optional, children }: FieldCopy & { id: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label} {optional && <span className="font-normal text-muted">{optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-accent-strong">
          {error}
        </p>
      )}
    </div>
  );
}
