import { z } from "zod";
import { BASE_PATHS } from "./contract/call.ts";
import { ORDER_VALID_DAYS } from "./contract/limits.ts";
import { isGuessable, toFaults, unsafeAddress, unsafeConnection, unsafeUnlimited } from "./contract/production.ts";
import { SiteAddress } from "./contract/site-address.ts";
import { readTaxId } from "./contract/tax-id.ts";

const Port = z.coerce.number().int().min(1).max(65_535);
const Address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const CommaSeparated = z.string().transform((text) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean),
);
const Addresses = CommaSeparated.pipe(z.array(Address));

const SERVICE_VARIABLES = ["BUYER_API_URL", "BASE2_API_URL", "BASE3_API_URL", "CS_API_URL"] as const;

const DEMONSTRATION = {
  COMPANY_NAME: "Yiwu Colombia S. A. S. (entorno de pruebas)",
  COMPANY_ADDRESS: "Bogotá D. C., Colombia",
  COMPANY_EMAIL: "contacto@example.com",
  COMPANY_PHONE: "+57 601 000 0000",
} as const;

/** The site's variables. docs/configuration.md and .env.example list the same names and defaults. */
export const SiteVariables = z.object({
  PRODUCTION: z.stringbool().default(false),
  HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
  PORT: Port.default(3000),
  GATEWAY_HOST: z
    .string()
    .regex(/^[\w.-]+$/, "must be a host name or an IPv4 address; for IPv6 give a name that resolves to it")
    .default("127.0.0.1"),
  GATEWAY_PORT: Port.default(4000),
  METRICS_HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
  METRICS_PORT: Port.optional(),
  /** Address of the OTLP collector; telemetry/spans.ts reads the variable too. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Address.optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql address" }).optional(),
  /** Default: number of cores. */
  WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  EMBEDDED_CACHE: z.stringbool().default(true),
  CACHE_MEMORY_MB: z.coerce.number().int().min(8).default(96),
  CACHE_DISK_MB: z.coerce.number().int().min(16).default(1024),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis address" }).optional(),
  TRUSTED_PROXIES: CommaSeparated.default([]),
  GATEWAY_UNLIMITED_ADDRESSES: CommaSeparated.default([]),
  SITE_URL: SiteAddress.optional(),
  INDEXABLE: z.stringbool().optional(),
  BUYER_API_URL: Address.optional(),
  BASE2_API_URL: Address.optional(),
  BASE3_API_URL: Address.optional(),
  CS_API_URL: Address.optional(),
  CAPTCHA_URL: Address.optional(),
  CAPTCHA_SCRIPT_URL: Address.optional(),
  CHAT_URL: Address.optional(),
  CAPTCHA_APP_ID: z.string().min(1).optional(),
  CAPTCHA_ORIGINS: Addresses.default([]),
  SITE_NAME: z.string().min(1).default("Yiwu Colombia"),
  COMPANY_NAME: z.string().min(1).default(DEMONSTRATION.COMPANY_NAME),
  COMPANY_TAX_ID: z
    .string()
    .refine((nit) => nit === "" || "value" in readTaxId(nit), "must be a NIT with its check digit, as 900.123.456-8")
    .default(""),
  PROFORMA_DAYS: z.coerce.number().int().min(1).max(365).default(ORDER_VALID_DAYS),
  /** Carrier's tracking address, with `{number}` as placeholder. */
  LADING_URL: z
    .string()
    .regex(/^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/, "must be an https address with {number} in it")
    .optional(),
  COMPANY_ADDRESS: z.string().min(1).default(DEMONSTRATION.COMPANY_ADDRESS),
  COMPANY_EMAIL: z.email().default(DEMONSTRATION.COMPANY_EMAIL),
  COMPANY_PHONE: z.string().min(1).default(DEMONSTRATION.COMPANY_PHONE),
  SOCIAL_LINKS: Addresses.default([]),
  REVALIDATION_SECRET: z.string().min(32).optional(),
  MERCHANT_FEED: z.stringbool().default(false),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_URL: Address.default("https://api.indexnow.org/indexnow"),
  STREAM_ORIGINS: Addresses.default([]),
  TRACKING_URL: Address.optional(),
  SISTER_SITES: Addresses.default([
    "https://example.com/logistica",
    "https://example.com/bodegaje",
    "https://example.com/pagos",
    "https://example.com/ferias",
  ]),
});

export const hostInAddress = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/** True for https, and on this machine: audits that run here must see what production shows. */
function isIndexableByDefault(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}

const isExample = (address: string) => new URL(address).hostname === "example.com";

function unsafeForBuyers(input: z.output<typeof SiteVariables>) {
  const faultOfDemonstration = (name: keyof typeof DEMONSTRATION) =>
    input[name] === DEMONSTRATION[name] ? "must be that of the company that runs the site, not the demonstration's" : undefined;
  const { REVALIDATION_SECRET: secret } = input;
  return toFaults({
    SITE_URL: unsafeAddress(input.SITE_URL),
    COMPANY_NAME: faultOfDemonstration("COMPANY_NAME"),
    COMPANY_ADDRESS: faultOfDemonstration("COMPANY_ADDRESS"),
    COMPANY_EMAIL: faultOfDemonstration("COMPANY_EMAIL"),
    COMPANY_PHONE: faultOfDemonstration("COMPANY_PHONE"),
    COMPANY_TAX_ID: input.COMPANY_TAX_ID === "" ? "must be set: papers name who sells" : undefined,
    SISTER_SITES: input.SISTER_SITES.some(isExample)
      ? "must be the four sites of the company: example.com is nobody's"
      : undefined,
    REVALIDATION_SECRET: secret && isGuessable(secret) ? "must be drawn (openssl rand -hex 24): this one is known" : undefined,
    DATABASE_URL: unsafeConnection(input.DATABASE_URL),
    REDIS_URL: unsafeConnection(input.REDIS_URL),
    GATEWAY_UNLIMITED_ADDRESSES: unsafeUnlimited(input.GATEWAY_UNLIMITED_ADDRESSES),
  });
}

const Environment = SiteVariables.superRefine((input, context) => {
  if (input.PRODUCTION) for (const fault of unsafeForBuyers(input)) context.addIssue(fault);
  if (!input.CAPTCHA_SCRIPT_URL !== !input.CAPTCHA_APP_ID)
    context.addIssue({ code: "custom", path: ["CAPTCHA_APP_ID"], message: "must be set together with CAPTCHA_SCRIPT_URL" });
  const missing = SERVICE_VARIABLES.filter((name) => !input[name]);
  if (missing.length === 0 || missing.length === SERVICE_VARIABLES.length) return;
  for (const name of missing)
    context.addIssue({ code: "custom", path: [name], message: "must be set when another API address is" });
}).transform((input) => {
  const gatewayUrl = `http://${input.GATEWAY_HOST}:${input.GATEWAY_PORT}`;
  const siteUrl = input.SITE_URL ?? `http://127.0.0.1:${input.PORT}`;
  return {
    ...input,
    gatewayUrl,
    SITE_URL: siteUrl,
    isIndexable: input.INDEXABLE ?? isIndexableByDefault(siteUrl),
    BUYER_API_URL: input.BUYER_API_URL ?? gatewayUrl + BASE_PATHS.buyer,
    BASE2_API_URL: input.BASE2_API_URL ?? gatewayUrl + BASE_PATHS.base2,
    BASE3_API_URL: input.BASE3_API_URL ?? gatewayUrl + BASE_PATHS.base3,
    CS_API_URL: input.CS_API_URL ?? gatewayUrl + BASE_PATHS.cs,
    CAPTCHA_URL: input.CAPTCHA_URL ?? `${gatewayUrl}/captcha`,
    CHAT_URL: input.CHAT_URL ?? `${gatewayUrl}/chat`,
    hasOwnGateway: !input.BUYER_API_URL,
  };
});
export type Environment = z.output<typeof Environment>;

/** Empty variables count as absent. @throws Error naming every invalid variable */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const input = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(input);
  if (result.success) return result.data;
  const wrong = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`Wrong configuration:\n${wrong.join("\n")}`);
}

/** When the configuration is wrong, prints the reasons without a stack trace and exits. */
function ownEnvironment(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

export const env = ownEnvironment();
