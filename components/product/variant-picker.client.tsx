"use client";

import { pictureAt } from "@/components/ui/picture-address";
import type { Option } from "@/lib/product/variants";

type Props = { options: Option[]; chosen: Record<string, string>; onChoose: (name: string, value: string) => void };

export function VariantPicker({ options, chosen, onChoose }: Props) {
  return options.map(({ name, values }) => (
    <fieldset key={name}>
      <legend className="mb-1.5 text-sm">
        <span className="text-muted">{name}: </span>
        <span className="font-semibold">{chosen[name]}</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map(({ value, image }) => (
          <label
            key={value}
            title={value}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center overflow-hidden rounded-control border border-line-strong bg-surface text-sm hover:border-brand has-checked:border-brand has-checked:ring-2 has-checked:ring-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen[name] === value}
              onChange={() => onChoose(name, value)}
              className="sr-only"
            />
            {image ? (
              <>
                <img
                  src={pictureAt(image, 96)}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className="size-12 bg-sunken object-cover"
                />
                <span className="sr-only">{value}</span>
              </>
            ) : (
              <span className="px-3">{value}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
