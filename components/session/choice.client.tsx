"use client";

import { useRef } from "react";
import { useChoiceBeforeHydration } from "@/components/ui/use-choice-before-hydration";

type Option = { value: string; label: string };
type Props = {
  legend: string;
  options: Option[];
  field: { name: string; value: string; onChange: (value: string) => void };
  onChoose: () => void;
};

export function Choice({ legend, options, field, onChoose }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const checkedIn = (radios: HTMLFieldSetElement) => radios.querySelector<HTMLInputElement>("input:checked")?.value;
  useChoiceBeforeHydration(group, field.value, checkedIn, field.onChange);
  return (
    <fieldset ref={group}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-control px-2 text-center text-sm font-semibold text-muted transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-checked:ring-1 has-checked:ring-line-strong has-focus-visible:outline-3 has-focus-visible:outline-brand hover:text-ink"
          >
            <input
              type="radio"
              name={field.name}
              value={value}
              checked={value === field.value}
              onChange={() => {
                field.onChange(value);
                onChoose();
              }}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
