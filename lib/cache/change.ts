import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { cacheTag, KINDS, THINGS, type Thing } from "@/lib/cache";
import { routes } from "@/lib/routes";

/** A signature holds for five minutes, whichever of the two clocks is ahead. */
export const SIGNATURE_SECONDS = 300;

const Ids = z
  .array(z.string().regex(/^[\w-]{1,64}$/))
  .max(500)
  .default([]);

/**
 * What has changed: things by their identifiers and, after a load of the catalogue, whole kinds. `id` is of the message: it tells two
 * changes of the same thing within a second from one that is sent again.
 */
export const Change = z
  .object({
    id: z.string().max(64).optional(),
    products: Ids,
    shops: Ids,
    categories: Ids,
    campaigns: Ids,
    lives: Ids,
    kinds: z.array(z.enum(KINDS)).default([]),
  })
  .strict();
export type Change = z.output<typeof Change>;

type Signed = { secret: string; timestamp: string | null; signature: string | null; body: string };

/** The signature of a message: HMAC-SHA256 over `{timestamp}.{body}`, in hexadecimal. `timestamp`: Unix seconds. */
export const sign = ({ secret, timestamp, body }: { secret: string; timestamp: string; body: string }): string =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

/** Why a message is rejected; undefined for one that is believed. `now`: Unix seconds. */
export function rejectionReason(
  { secret, timestamp, signature, body }: Signed,
  now: number,
): "unsigned" | "old" | "forged" | undefined {
  if (!timestamp || !/^\d{1,12}$/.test(timestamp) || !signature) return "unsigned";
  const expected = Buffer.from(sign({ secret, timestamp, body }));
  const received = Buffer.from(signature);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return "forged";
  if (Math.abs(now - Number(timestamp)) > SIGNATURE_SECONDS) return "old";
  return undefined;
}

/** The tags of what kept reads show of a change. */
export const changedTags = (change: Change): string[] => [
  ...change.kinds,
  ...THINGS.flatMap((kind) => change[kind].map((id) => cacheTag(kind, id))),
];

const ADDRESSES: Partial<Record<Thing, (id: string) => string>> = {
  products: routes.product,
  shops: routes.shop,
  categories: (id) => routes.category(id),
  campaigns: (code) => routes.campaign(code),
};

/** Addresses, from the root, of the pages of their own that changed things have. */
export const changedPaths = (change: Change): string[] =>
  THINGS.flatMap((kind) => change[kind].flatMap((id) => ADDRESSES[kind]?.(id) ?? []));
