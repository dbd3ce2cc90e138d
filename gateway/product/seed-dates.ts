const DAY_MS = 86_400_000;

/** The day that the seeded catalogue is told from. Nothing in it depends on the clock. */
const SEED_EPOCH_MS = Date.UTC(2026, 10, 16, 15);

/** That many days (fractions count) before the seed's day, ISO 8601 to the second; negative days lie ahead. */
export const daysBefore = (days: number): string => `${new Date(SEED_EPOCH_MS - days * DAY_MS).toISOString().slice(0, 19)}Z`;
