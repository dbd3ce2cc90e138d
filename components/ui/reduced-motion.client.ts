export const prefersReducedMotion = () =>
  navigator.connection?.saveData === true || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
