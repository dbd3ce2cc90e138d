import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { cacheTag, KINDS, THINGS, type Thing } from "@/lib/cache";
import { routes } from "@/lib/routes";

/** Allowed difference between the sender's clock and the site's. */
export const SIGNATURE_SECONDS = 300;

const Ids = z
  .array(z.string().regex(/^[\w-]{1,64}$/))
  .max(500)
  .default([]);

/** A change message: things by identifier, or whole kinds after an import. `id` makes the signature unique, because each is accepted only once. */
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

/** HMAC-SHA256 over `{timestamp}.{body}` in hexadecimal. `timestamp`: Unix seconds. */
export const sign = ({ secret, timestamp, body }: { secret: string; timestamp: string; body: string }): string =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

/** Why a message is rejected; undefined for a valid one. `now`: Unix seconds. */
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

export const changedPaths = (change: Change): string[] =>
  THINGS.flatMap((kind) => change[kind].flatMap((id) => ADDRESSES[kind]?.(id) ?? []));
