/** Rounds a price in dollars; it stays at least one cent. */
export const roundToCents = (dollars: number): number => Math.max(0.01, Math.round(dollars * 100) / 100);

export const toDollars = (cents: number): number => cents / 100;

const AMOUNT = new Intl.NumberFormat("es-CO", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1.250,00 USD`. */
export const priceText = (cents: number): string => `$${AMOUNT.format(toDollars(cents))} USD`;
