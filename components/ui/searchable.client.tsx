"use client";

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from "react";
import type { Combobox } from "./combobox.client";
import { SelectBox } from "./select-box";
import { useChoiceBeforeHydration } from "./use-choice-before-hydration";

type ListProps = ComponentProps<typeof Combobox>;

type Props = Omit<ListProps, "inputRef"> & {
  blank: string;
  /** Options of the plain select, where `choices` are too many for the HTML. */
  common?: ListProps["choices"];
  others?: string;
  isDisabled?: boolean;
  inputRef: (control: HTMLElement | null) => void;
};

/** A native select, replaced by a combobox once loaded, but never while in use. */
export function Searchable({ blank, common, others, isDisabled = false, ...rest }: Props) {
  const [LoadedCombobox, setLoadedCombobox] = useState<ComponentType<ListProps>>();
  const [isUsed, setUsed] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const { control, name, choices, firstCount, value, onChange, onBlur, inputRef } = rest;
  const options = common ?? choices;

  // A select is empty while its options load: that is no choice.
  useChoiceBeforeHydration(select, value, (list) => list.value || undefined, onChange);

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { Combobox: Component } = await import("./combobox.client");
      if (!isCurrent) return;
      setUsed(document.activeElement === select.current);
      setLoadedCombobox(() => Component);
    };
    load().catch((error: unknown) => console.warn("the plain list stays:", error));
    return () => {
      isCurrent = false;
    };
  }, []);

  if (LoadedCombobox && !isUsed && !isDisabled) return <LoadedCombobox {...rest} />;
  return (
    <SelectBox
      {...control}
      ref={(element) => {
        select.current = element;
        inputRef(element);
      }}
      name={name}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
      onFocus={() => setUsed(true)}
      onBlur={() => {
        setUsed(false);
        onBlur();
      }}
    >
      <option value="">{blank}</option>
      <Options choices={options.slice(0, firstCount)} />
      {others && firstCount && firstCount < options.length && (
        <optgroup label={others}>
          <Options choices={options.slice(firstCount)} />
        </optgroup>
      )}
    </SelectBox>
  );
}

const Options = ({ choices }: Pick<ListProps, "choices">) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
