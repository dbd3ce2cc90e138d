import { announcedValue } from "@/lib/announced-value.client";

export type LandedPerUnit = { pesos: number; lead: string; quantity: number };

export const { announce: announceLanded, useAnnounced: useLanded } = announcedValue<LandedPerUnit>();
