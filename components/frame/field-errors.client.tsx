"use client";

import { useEffect } from "react";
import texts from "@/messages/fields.json";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: unknown): target is Control =>
  [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => target instanceof kind);

const GROUPED_TYPES = ["radio", "checkbox"];

/** A field with a pattern says in its title what it wants. */
function errorText({ type, title, validity, validationMessage }: Control): string {
  if (validity.valueMissing) return GROUPED_TYPES.includes(type) ? texts.choose : texts.missing;
  if (validity.patternMismatch) return title;
  return validity.typeMismatch && type === "email" ? texts.email : validationMessage;
}

const isRow = (element: Element) => {
  const { display, flexDirection } = getComputedStyle(element);
  return display === "flex" && flexDirection === "row";
};

const messageElements = new WeakMap<Element, HTMLElement>();

/** The element below which a control's message stands: outside of flex rows, where it would be one more column. */
function messageAnchor(control: Control): Element {
  const group = GROUPED_TYPES.includes(control.type) && control.closest("fieldset")?.lastElementChild;
  let anchor: Element = group || control.closest("label") || control;
  while (anchor.parentElement && anchor.parentElement !== control.form && isRow(anchor.parentElement))
    anchor = anchor.parentElement;
  return anchor;
}

function showError(event: Event): void {
  const { target } = event;
  if (!isControl(target) || !target.form || event.defaultPrevented) return;
  event.preventDefault();
  const invalid = [...target.form.elements].filter((other) => isControl(other) && !other.validity.valid);
  if (invalid[0] === target) target.focus();
  // A group of radio buttons gets one message.
  const isRepeated = invalid.find((other) => isControl(other) && other.name === target.name) !== target;
  if (target.type === "radio" && isRepeated) return;
  messageElements.get(target)?.remove();
  const message = document.createElement("p");
  message.role = "alert";
  message.className = "w-full text-sm font-semibold text-accent-strong";
  message.textContent = errorText(target);
  messageAnchor(target).after(message);
  messageElements.set(target, message);
  target.ariaInvalid = "true";
}

function clearErrors({ target }: Event): void {
  if (!isControl(target) || !target.form) return;
  const changed = target.type === "radio" ? [...target.form.elements] : [target];
  for (const control of changed) {
    if (!isControl(control) || control.name !== target.name || !messageElements.has(control)) continue;
    messageElements.get(control)?.remove();
    messageElements.delete(control);
    control.ariaInvalid = null;
  }
}

/** Shows what the browser's own validation finds, in the site's words beside the field instead of in the browser's bubbles. */
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
