import type { z } from "zod";
import type { MemberInfo } from "../../lib/contract/account.ts";
import type { Database } from "../db/database.ts";
import { memberOf } from "../session/member.ts";

type Level = { name: string; benefits: string[] };

const LEVELS: Record<string, Level> = {
  standard: { name: "Estándar", benefits: ["Precios al por mayor por volumen", "Cotizaciones sin costo"] },
  silver: { name: "Plata", benefits: ["Todo lo del nivel Estándar", "Consolidación de carga sin costo hasta 30 días"] },
  gold: { name: "Oro", benefits: ["Todo lo del nivel Plata", "Inspección de calidad sin costo en cada pedido"] },
  diamond: { name: "Diamante", benefits: ["Todo lo del nivel Oro", "Asesor dedicado y prioridad en las cotizaciones"] },
};

/** The member's level and what it brings. */
export async function memberInfo(database: Database, memberId: number): Promise<z.input<typeof MemberInfo.response>> {
  const { level, created_at } = await memberOf(database, memberId);
  return { level, since: created_at, ...(LEVELS[level] ?? { name: level, benefits: [] }) };
}
