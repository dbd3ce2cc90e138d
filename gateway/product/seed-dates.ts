const DAY_MS = 86_400_000;

const SEED_EPOCH_MS = Date.UTC(2026, 10, 16, 15);

export const daysBefore = (days: number): string => `${new Date(SEED_EPOCH_MS - days * DAY_MS).toISOString().slice(0, 19)}Z`;
