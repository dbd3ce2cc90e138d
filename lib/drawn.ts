/** Waits until the browser has drawn what was changed last: work that nobody looks at need not hold up what somebody does. */
export const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
