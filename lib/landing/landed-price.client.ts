import { announcedValue } from "@/lib/announced-value.client";

/** Sentences on what a unit costs in the shop. `alone`: empty where travelling alone costs no more. */
export type LandedPerUnit = Record<"headline" | "title" | "price" | "alone", string>;

export const { announce: announceLanded, useAnnounced: useLanded } = announcedValue<LandedPerUnit>();
