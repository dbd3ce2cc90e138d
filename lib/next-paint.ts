/** Waits for the next paint, so that invisible work does not delay visible changes. */
export const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
