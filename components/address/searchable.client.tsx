"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { Combobox } from "@/components/ui/combobox.client";
import { FIELD_LOOK } from "@/components/ui/field";

type Props = ComponentProps<typeof Combobox> & { name: string; blank: string; isDisabled?: boolean };

/** A native select, until the list with a search field is there to take its place; it never does while the select is in use. */
export function Searchable({ name, blank, isDisabled = false, ...rest }: Props) {
  const [Better, setBetter] = useState<ComponentType<ComponentProps<typeof Combobox>>>();
  const { control, choices, value, onChange, onBlur } = rest;

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { Combobox: Loaded } = await import("@/components/ui/combobox.client");
      if (isCurrent && document.activeElement?.id !== control.id) setBetter(() => Loaded);
    };
    load().catch((error: unknown) => console.warn("the plain list stays:", error));
    return () => {
      isCurrent = false;
    };
  }, [control.id]);

  if (Better && !isDisabled) return <Better {...rest} />;
  return (
    <select
      {...control}
      name={name}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      className={`${FIELD_LOOK} h-11 disabled:bg-sunken disabled:text-muted`}
    >
      <option value="">{blank}</option>
      {choices.map(({ value: code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  );
}
