import { z } from "zod";
import { MEMBERSHIP_LEVELS, type MemberInfo } from "../../lib/contract/account.ts";
import { Timestamp } from "../../lib/contract/wire.ts";
import type { Sql } from "../db/database.ts";
import { priceText, toDollars } from "../money.ts";
import { refusal } from "../refusal.ts";

type MembershipLevel = (typeof MEMBERSHIP_LEVELS)[number];
/** `from`: the dollars that a member must have paid within a year. */
type Level = { name: string; from: number; benefits: string[] };

const LEVELS: Record<MembershipLevel, Level> = {
  standard: { name: "Estándar", from: 0, benefits: ["Precios al por mayor por volumen", "Cotizaciones sin costo"] },
  silver: {
    name: "Plata",
    from: 5_000,
    benefits: ["Todo lo del nivel Estándar", "Consolidación de carga sin costo hasta 30 días"],
  },
  gold: {
    name: "Oro",
    from: 20_000,
    benefits: ["Todo lo del nivel Plata", "Inspección de calidad sin costo en cada pedido"],
  },
  diamond: {
    name: "Diamante",
    from: 60_000,
    benefits: ["Todo lo del nivel Oro", "Asesor dedicado y prioridad en las cotizaciones"],
  },
};

const LEVEL_NAMES: readonly string[] = MEMBERSHIP_LEVELS;

/** Index of the level that the paid dollars reach, or of the granted one where it is higher. */
export function higherRank(paidDollars: number, grantedLevel: string): number {
  const reached = MEMBERSHIP_LEVELS.findLastIndex((level) => LEVELS[level].from <= paidDollars);
  return Math.max(reached, LEVEL_NAMES.indexOf(grantedLevel));
}

/** How many orders are read first: usually they decide the level, and a year may have thousands. */
const NEWEST_ORDERS = 500;

const Standing = z.object({ granted: z.string(), since: Timestamp, cents: z.coerce.number(), orders: z.coerce.number() });
const STANDING = `
  select m.level as granted, m.created_at as since, paid.cents, paid.orders
  from member m, lateral (
    select coalesce(sum(total_cents), 0) as cents, count(*) as orders from (
      select total_cents from member_order
      where member_id = m.id and status not in ('pending_payment', 'cancelled') and created_at > now() - interval '1 year'
      order by created_at desc limit $2) newest) paid
  where m.id = $1 and m.cancelled_at is null`;

async function readStanding(sql: Pick<Sql, "row">, memberId: number) {
  const standing = await sql.row(Standing, STANDING, [memberId, NEWEST_ORDERS]);
  if (!standing) throw refusal(401);
  if (standing.orders < NEWEST_ORDERS || toDollars(standing.cents) >= LEVELS.diamond.from) return standing;
  return (await sql.row(Standing, STANDING, [memberId, null])) ?? standing;
}

export async function memberInfo(sql: Pick<Sql, "row">, memberId: number): Promise<z.input<typeof MemberInfo.response>> {
  const { granted, since, cents } = await readStanding(sql, memberId);
  const rank = higherRank(toDollars(cents), granted);
  const [level = "standard", next] = MEMBERSHIP_LEVELS.slice(rank, rank + 2);
  const { name, benefits } = LEVELS[level];
  if (!next) return { level, name, since, benefits };
  const missing = priceText(LEVELS[next].from * 100 - cents);
  const hint = `le faltan ${missing} en pedidos pagados de los últimos 12 meses.`;
  return { level, name, since, benefits, next_level: LEVELS[next].name, next_level_hint: hint };
}
