/** What stands in a form that no script holds yet: what was typed, by name, and the name of the field the person is in. */
export function plainState(form: HTMLFormElement) {
  const typed = new Map<string, string>();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") typed.set(name, value);
  const active = document.activeElement;
  return { typed, focused: form.contains(active) ? (active?.getAttribute("name") ?? undefined) : undefined };
}
