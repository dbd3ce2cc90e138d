import "server-only";
import { env } from "@/lib/env";
import type { Seller } from "./paper";

/** The seller on documents, as configured. */
export const seller: Seller = {
  name: env.COMPANY_NAME,
  taxId: env.COMPANY_TAX_ID,
  lines: [env.COMPANY_ADDRESS, env.COMPANY_EMAIL, env.COMPANY_PHONE],
  validDays: env.PROFORMA_DAYS,
};
