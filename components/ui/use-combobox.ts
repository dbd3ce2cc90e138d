import { type KeyboardEvent, useState } from "react";
import { type Choice, findChoices } from "./choices";

type Options = { choices: Choice[]; value: string; onChange: (value: string) => void };

/** State of a combobox. What is typed takes the place of the value when it is left, so that no former choice returns unseen. */
export function useCombobox({ choices, value, onChange }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [movedTo, setMovedTo] = useState<string>();
  // Typed over a value; another value from outside, as of a draft, ends it.
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const text = typed?.over === value ? typed.text : undefined;
  const chosen = choices.find((choice) => choice.value === value);
  const { fitting, sure, likely } = findChoices(choices, text ?? "");
  const moved = fitting.find((choice) => choice.value === movedTo);
  const active = moved ?? (text === undefined ? chosen : likely);

  const close = () => {
    setOpen(false);
    setMovedTo(undefined);
  };
  const choose = (choice: Choice) => {
    onChange(choice.value);
    setTyped(undefined);
    close();
  };
  const settle = (meant: Choice | undefined) => {
    if (meant) return choose(meant);
    if (text !== undefined) {
      onChange("");
      setTyped(text.trim() ? { text, over: "" } : undefined);
    }
    close();
  };
  const move = (step: number) => {
    if (!isOpen) return setOpen(true);
    const from = active ? fitting.indexOf(active) : step < 0 ? fitting.length : -1;
    setMovedTo(fitting[Math.min(Math.max(from + step, 0), fitting.length - 1)]?.value);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") move(key === "ArrowDown" ? 1 : -1);
    else if (!isOpen) return;
    else if (key === "Enter") settle(active);
    else if (key === "Escape") {
      setTyped(undefined);
      close();
    } else {
      if (key === "Tab") settle(moved ?? likely);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    isOpen,
    text: text ?? chosen?.label ?? "",
    fitting,
    active,
    choose,
    open: () => setOpen(true),
    toggle: () => (isOpen ? close() : setOpen(true)),
    type(next: string) {
      setTyped({ text: next, over: value });
      setMovedTo(undefined);
      setOpen(true);
    },
    leave: () => settle(moved ?? sure),
    onKeyDown,
  };
}
