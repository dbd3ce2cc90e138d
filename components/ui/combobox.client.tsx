"use client";

import { ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions, Combobox as HeadlessCombobox } from "@headlessui/react";
import { type ComponentProps, memo, type Ref, useDeferredValue, useState } from "react";
import { FIELD_LOOK } from "./field";
import { Icon } from "./icon";

export type Choice = { value: string; label: string };

type Props = {
  name: string;
  control: Pick<ComponentProps<"input">, "aria-invalid" | "aria-required" | "aria-describedby"> & { id: string };
  choices: Choice[];
  firstCount?: number;
  value: string;
  copy: { placeholder: string; none: string; open: string; more?: string };
  onChange: (value: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
};

const comparable = (text: string) => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

const isExact = ({ label }: Choice, sought: string) => comparable(label) === sought;

const fits = ({ label, value }: Choice, sought: string) => comparable(`${label} ${value}`).includes(sought);

export function Combobox({ name, control, choices, firstCount, value, copy, onChange, onBlur, inputRef }: Props) {
  const [isPressed, setPressed] = useState(false);
  const [inputText, setInputText] = useState("");
  const sought = comparable(inputText.trim());
  const choiceLabel = (choiceValue: string | null) => choices.find((choice) => choice.value === choiceValue)?.label ?? "";
  // The library passes null when the focus leaves without a choice. `type` has emptied the value already; the text stays.
  const choose = (chosen: string | null) => {
    if (chosen === null) return;
    setInputText("");
    onChange(chosen);
  };
  const type = (text: string) => {
    setInputText(text);
    if (value) onChange("");
  };
  const leave = () => {
    const exact = choices.find((choice) => isExact(choice, sought));
    if (exact) choose(exact.value);
    setPressed(false);
    onBlur();
  };
  return (
    <HeadlessCombobox name={name} value={value || null} immediate={isPressed} onChange={choose} as="div" className="relative">
      <ComboboxInput
        as={DescribedInput}
        {...control}
        describedBy={control["aria-describedby"]}
        ref={inputRef}
        displayValue={(chosen: string | null) => choiceLabel(chosen) || inputText}
        placeholder={copy.placeholder}
        autoComplete="off"
        onPointerDown={() => setPressed(true)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
        className={`${FIELD_LOOK} h-11 pr-11`}
      />
      <ComboboxButton aria-label={copy.open} className="absolute inset-y-0 right-0 flex w-11 items-center justify-center">
        <Icon name="chevron-down" size={18} />
      </ComboboxButton>
      <ComboboxOptions
        modal={false}
        unmount={false}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-auto rounded-control border border-line bg-surface py-1 shadow-pop"
      >
        <Options choices={choices} firstCount={firstCount} sought={sought} value={value} />
        {!choices.some((choice) => fits(choice, sought)) && <div className={NOTE}>{copy.none}</div>}
        {firstCount && !sought && <div className={NOTE}>{copy.more}</div>}
      </ComboboxOptions>
    </HeadlessCombobox>
  );
}

/** The library drops `aria-describedby` of its input. */
const DescribedInput = ({ describedBy, ...props }: ComponentProps<"input"> & { describedBy: string | undefined }) => (
  <input {...props} aria-describedby={describedBy} />
);

const NOTE = "px-3 py-3 text-sm text-muted";

/** Number of options rendered first where none is chosen yet: more than a phone shows at once. */
const FIRST_OPTIONS = 12;

type ListProps = Pick<Props, "choices" | "firstCount" | "value"> & { sought: string };

/** All options render in idle time, or at once with a value. Those that do not match are hidden: removing 80 blocks a phone for 150 ms. */
const Options = memo(({ choices, firstCount = choices.length, sought, value }: ListProps) => {
  const hasAll = useDeferredValue(true, value !== "");
  const formerValue = useDeferredValue(value);
  const shown = hasAll ? choices : choices.filter((choice) => fits(choice, sought)).slice(0, FIRST_OPTIONS);
  const ranked = [...shown.filter((choice) => isExact(choice, sought)), ...shown.filter((choice) => !isExact(choice, sought))];
  const firstMatch = ranked.find((choice) => fits(choice, sought));
  // Enter chooses the active option, the first match. The library would keep the former choice active: one rendering leaves it out.
  const listed = ranked.filter((choice) => value || choice.value !== formerValue || choice === firstMatch);
  return listed.map((choice) => (
    <ComboboxOption
      key={choice === firstMatch ? `${choice.value} ${sought}` : choice.value}
      value={choice.value}
      disabled={sought ? !fits(choice, sought) : choices.indexOf(choice) >= firstCount && choice.value !== value}
      className="flex min-h-11 cursor-pointer items-center px-3 text-sm data-disabled:hidden data-focus:bg-brand-soft data-selected:font-semibold"
    >
      {choice.label}
    </ComboboxOption>
  ));
});
