import { announcedValue } from "@/lib/announced-value.client";

export type LandedPerUnit = { pesos: number; isShared: boolean };

export const { announce: announceLanded, useAnnounced: useLanded } = announcedValue<LandedPerUnit>();
