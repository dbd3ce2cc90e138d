"use client";

import { type ReactNode, useId } from "react";
import { Icon } from "./icon";

type Props = {
  label: ReactNode;
  name?: string;
  value: string;
  quantity: number | undefined;
  minimum: number;
  step?: number | undefined;
  copy: { less: string; more: string };
  error: string | undefined;
  onChange: (value: string) => void;
};

const TYPED_LENGTH = 12;

const STEP =
  "scripted print:hidden flex size-11 shrink-0 items-center justify-center text-ink hover:bg-brand-soft hover:text-brand disabled:text-line-strong";

/** A quantity with step buttons and arrow keys (with Shift: ten steps). Invalid input stays, with its error below. */
export function QuantityField({ label, name, value, quantity = 0, minimum, step: size = 1, copy, error, onChange }: Props) {
  const id = useId();
  const stepBy = (times: number) =>
    onChange(String(Math.max(minimum, ((times > 0 ? Math.floor : Math.ceil)(quantity / size) + times) * size)));
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-xs text-muted">
        {label}
      </label>
      <div className="mt-1 flex w-fit max-w-full overflow-hidden rounded-control border border-line-strong bg-surface">
        <button
          type="button"
          onClick={() => stepBy(-1)}
          disabled={quantity <= minimum}
          aria-label={copy.less.replace("{step}", `${size}`)}
          className={STEP}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          id={id}
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={TYPED_LENGTH}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            const times = event.shiftKey ? 10 : 1;
            if (event.key === "ArrowUp") stepBy(times);
            else if (event.key === "ArrowDown") stepBy(-times);
            else return;
            event.preventDefault();
          }}
          style={{ width: `max(3.5rem, ${value.length + 1}ch)` }}
          className="h-11 border-x border-line text-center font-semibold"
        />
        <button type="button" onClick={() => stepBy(1)} aria-label={copy.more.replace("{step}", `${size}`)} className={STEP}>
          <Icon name="plus" size={18} />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold text-accent-strong">
          {error}
        </p>
      )}
    </div>
  );
}
