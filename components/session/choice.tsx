import type { ComponentProps } from "react";

type Option = { value: string; label: string };
type Props = {
  legend: string;
  options: Option[];
  chosen: string;
  /** What ties the radio buttons to the form, its name included. */
  field: Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur" | "ref">;
};

/** One of few, side by side; radio buttons, so that the arrow keys walk and it works without a script. */
export function Choice({ legend, options, chosen, field }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-[0.45rem] px-2 text-center text-sm font-semibold text-muted transition-colors has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-checked:ring-1 has-checked:ring-line-strong has-focus-visible:outline-3 has-focus-visible:outline-brand hover:text-ink"
          >
            <input {...field} type="radio" value={value} defaultChecked={value === chosen} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
