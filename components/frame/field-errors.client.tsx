"use client";

import { useEffect } from "react";
import words from "@/messages/fields.json";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
const isControl = (target: unknown): target is Control => CONTROLS.some((kind) => target instanceof kind);

const OF_GROUP = ["radio", "checkbox"];

function errorText({ type, validity, validationMessage }: Control): string {
  if (validity.valueMissing) return OF_GROUP.includes(type) ? words.choose : words.missing;
  return validity.typeMismatch && type === "email" ? words.email : validationMessage;
}

const isRow = (element: Element) => {
  const { display, flexDirection } = getComputedStyle(element);
  return display === "flex" && flexDirection === "row";
};

const messages = new WeakMap<Element, HTMLElement>();

function place(control: Control): Element {
  const group = OF_GROUP.includes(control.type) && control.closest("fieldset")?.lastElementChild;
  let place: Element = group || control;
  while (place.parentElement && place.parentElement !== control.form && isRow(place.parentElement)) place = place.parentElement;
  return place;
}

function showError(event: Event): void {
  const { target } = event;
  if (!isControl(target) || !target.form) return;
  event.preventDefault();
  const isFirst = [...target.form.elements].find((other) => isControl(other) && !other.validity.valid) === target;
  if (isFirst) target.focus();
  if (target.type === "radio" && !isFirst) return;
  messages.get(target)?.remove();
  const message = document.createElement("p");
  message.role = "alert";
  message.className = "w-full text-sm font-semibold text-accent-strong";
  message.textContent = errorText(target);
  place(target).after(message);
  messages.set(target, message);
  target.ariaInvalid = "true";
}

function clearErrors({ target }: Event): void {
  if (!isControl(target) || !target.form) return;
  const changed = target.type === "radio" ? [...target.form.elements] : [target];
  for (const control of changed) {
    if (!isControl(control) || control.name !== target.name || !messages.has(control)) continue;
    messages.get(control)?.remove();
    messages.delete(control);
    control.ariaInvalid = null;
  }
}

/** Says what the browser's own checks find beside the field, in the site's words, in place of the browser's bubbles. */
export default function FieldErrors() {
  useEffect(() => {
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };
    window.addEventListener("invalid", showError, options);
    for (const name of ["input", "change"]) window.addEventListener(name, clearErrors, options);
    return () => ending.abort();
  }, []);
  return null;
}
