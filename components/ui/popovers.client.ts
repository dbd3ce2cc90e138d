const OPEN = "data-open";

const STYLES = `@layer base { [popover] { position: fixed; inset: 0; z-index: 50; width: fit-content; height: fit-content; margin: auto; overflow: auto; background: var(--color-surface) } [popover][data-open] { display: block } }`;

function toggle(opener: Element, popover: HTMLElement): void {
  if (opener.getAttribute("popovertargetaction") === "hide") popover.removeAttribute(OPEN);
  else popover.toggleAttribute(OPEN);
}

function closeOthers(target: EventTarget | null): void {
  for (const popover of document.querySelectorAll(`[popover="auto"][${OPEN}]`))
    if (!(target instanceof Node && popover.contains(target))) popover.removeAttribute(OPEN);
}

/** Opens and closes popovers in browsers that have none: `data-open` shows them (globals.css). */
export function drivePopovers(): void {
  const styles = document.createElement("style");
  styles.textContent = STYLES;
  document.head.append(styles);
  document.addEventListener("click", ({ target }) => {
    const opener = target instanceof Element ? target.closest("[popovertarget]") : null;
    const popover = opener && document.getElementById(opener.getAttribute("popovertarget") ?? "");
    if (!popover?.hasAttribute(OPEN) || !opener) closeOthers(target);
    if (opener && popover) toggle(opener, popover);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") closeOthers(null);
  });
}
