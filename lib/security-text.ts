import { env } from "./env.ts";

const DAY_MS = 86_400_000;
const VALID_DAYS = 180;

/** RFC 9116 allows only https addresses, so the text of a site without https has no Canonical. */
export function securityText(
  now = new Date(),
  { COMPANY_EMAIL, SITE_URL }: Pick<typeof env, "COMPANY_EMAIL" | "SITE_URL"> = env,
): string {
  const today = now.getTime() - (now.getTime() % DAY_MS);
  return [
    `Contact: mailto:${COMPANY_EMAIL}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: es",
    ...(SITE_URL.startsWith("https:") ? [`Canonical: ${SITE_URL}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}
