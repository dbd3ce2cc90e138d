"use client";

import { type MouseEvent, type RefCallback, useRef } from "react";
import type { Choice } from "./choices";
import { FIELD_LOOK } from "./field";
import { Icon } from "./icon";
import { useCombobox } from "./use-combobox";

type Props = {
  name: string;
  control: { id: string; "aria-invalid": boolean | undefined; "aria-describedby": string | undefined };
  choices: Choice[];
  value: string;
  copy: { placeholder: string; none: string; open: string };
  valueLang?: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  inputRef: RefCallback<HTMLInputElement>;
};

const POPUP =
  "absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-auto rounded-control border border-line bg-surface py-1 shadow-pop";

const keepFocus = (event: MouseEvent) => event.preventDefault();
const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** A field that finds its choice by what is typed (ARIA pattern "combobox with list autocomplete"). */
export function Combobox({ name, control, choices, value, copy, valueLang, onChange, onBlur, inputRef }: Props) {
  const { isOpen, text, fitting, active, ...list } = useCombobox({ choices, value, onChange });
  const input = useRef<HTMLInputElement>(null);
  const listId = `${control.id}-list`;
  const optionId = (choice: Choice) => `${listId}-${choices.indexOf(choice)}`;
  const isListed = isOpen && fitting.length > 0;
  return (
    <div className="relative">
      <input type="hidden" name={name} value={value} />
      <input
        {...control}
        ref={(element) => {
          input.current = element;
          inputRef(element);
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && active ? optionId(active) : undefined}
        value={text}
        placeholder={copy.placeholder}
        autoComplete="off"
        onChange={({ currentTarget }) => list.type(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={list.open}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.leave();
          onBlur();
        }}
        className={`${FIELD_LOOK} h-11 pr-11`}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={copy.open}
        onMouseDown={keepFocus}
        onClick={() => {
          input.current?.focus();
          list.toggle();
        }}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center"
      >
        <Icon name="chevron-down" size={18} />
      </button>
      {isListed && (
        <div id={listId} role="listbox" tabIndex={-1} aria-label={copy.open} onMouseDown={keepFocus} className={POPUP}>
          {fitting.map((choice) => (
            <Option
              key={choice.value}
              id={optionId(choice)}
              choice={choice}
              isActive={choice === active}
              isChosen={choice.value === value}
              valueLang={valueLang}
              onChoose={() => list.choose(choice)}
            />
          ))}
        </div>
      )}
      {isOpen && !isListed && (
        <p role="status" className={`${POPUP} px-3 text-sm text-muted`}>
          {copy.none}
        </p>
      )}
    </div>
  );
}

type OptionProps = { id: string; choice: Choice; isActive: boolean; isChosen: boolean; onChoose: () => void } & {
  valueLang: string | undefined;
};

function Option({ id, choice: { value, label }, isActive, isChosen, valueLang, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      ref={isActive ? scrollTo : undefined}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onChoose}
      className={`flex min-h-11 w-full items-center justify-between gap-3 px-3 text-left text-sm hover:bg-brand-soft ${isActive ? "bg-brand-soft" : ""} ${isChosen ? "font-semibold" : ""}`}
    >
      {label}
      {valueLang && (
        <span lang={valueLang} className="text-xs text-muted">
          {value}
        </span>
      )}
    </button>
  );
}
