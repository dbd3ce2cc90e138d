/** Of the buyer's and the seller's time zones, the one ahead decides which dates are in the future. */
const LATEST_ZONE = "Asia/Shanghai";

export const latestDay = (): string => new Intl.DateTimeFormat("sv-SE", { timeZone: LATEST_ZONE }).format(new Date());
