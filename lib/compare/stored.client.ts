import { readStored, writeStored } from "@/lib/storage.client";
import { COMPARED_MAX, type ComparedKind, comparedIds } from "./index";

/** What was compared last in this browser; a logout forgets it (lib/session/last-member.ts). */
const KEYS: Record<ComparedKind, string> = { product: "compared-products", shop: "compared-shops" };

export const storedComparison = (kind: ComparedKind): string[] => comparedIds(readStored(KEYS[kind]) ?? "");

export const storeComparison = (kind: ComparedKind, ids: string[]): boolean =>
  writeStored(KEYS[kind], ids.join(",") || undefined);

export const withAnother = (ids: string[], id: string): string[] => (ids.includes(id) ? ids : [...ids, id].slice(-COMPARED_MAX));
