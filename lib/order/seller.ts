import "server-only";
import { env } from "@/lib/env";

/** Who sells, as it is written on the papers of an order. */
export const seller = {
  name: env.COMPANY_NAME,
  lines: [env.COMPANY_TAX_ID && `NIT ${env.COMPANY_TAX_ID}`, env.COMPANY_ADDRESS, env.COMPANY_EMAIL, env.COMPANY_PHONE].filter(
    Boolean,
  ),
};
