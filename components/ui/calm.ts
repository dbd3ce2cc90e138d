/** Whether the person asked for little motion or little data. */
export const prefersCalm = () =>
  navigator.connection?.saveData === true || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
