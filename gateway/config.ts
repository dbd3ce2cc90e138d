import { z } from "zod";
import { faultsOf, unsafeAddress, unsafeConnection, unsafeUnlimited } from "../lib/contract/production.ts";
import { STAGING } from "./order/staging.ts";
import { outboxPort } from "./outbox/port.ts";

const Seconds = z.coerce.number().int().min(0).max(31_536_000);
const Port = z.coerce.number().int().min(1).max(65_535);

const Addresses = z
  .string()
  .transform((list) => list.split(",").map((address) => address.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6()])));
const Networks = z
  .string()
  .transform((list) => list.split(",").map((network) => network.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])));
const withoutSlash = (address: string) => address.replace(/\/+$/, "");

/** What the staging gateway reads. docs/configuration.md and .env.example have the same names and defaults. */
export const GatewayVariables = z.object({
  /** Whether real buyers are here: then what is not safe for them is refused. */
  PRODUCTION: z.stringbool().default(false),
  HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
  GATEWAY_PORT: Port.default(4000),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MEDIA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where /metrics is told; nowhere where it is not set. */
  METRICS_HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
  GATEWAY_METRICS_PORT: Port.optional(),
  /** Who collects spans; nobody where it is not set. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  GATEWAY_TEST_SWITCHES: z.stringbool().default(false),
  GATEWAY_OUTBOX: z.stringbool().default(false),
  GATEWAY_OUTBOX_PORT: Port.optional(),
  GATEWAY_UNLIMITED_ADDRESSES: Addresses.default([]),
  GATEWAY_TRUSTED_PROXIES: Networks.default([]),
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:3000"),
  PAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAY_SECONDS: Seconds.default(STAGING.paySeconds),
  REVIEW_SECONDS: Seconds.default(STAGING.reviewSeconds),
  SHIP_SECONDS: Seconds.default(STAGING.shipSeconds),
  REMIND_SECONDS: Seconds.default(STAGING.remindSeconds),
  EXPIRING_SECONDS: Seconds.default(STAGING.expiringSeconds),
});

/** What is not safe where real buyers are. */
const unsafeForBuyers = (given: z.output<typeof GatewayVariables>) =>
  faultsOf({
    SITE_URL: unsafeAddress(given.SITE_URL),
    MEDIA_URL: unsafeAddress(given.MEDIA_URL),
    PAY_URL: unsafeAddress(given.PAY_URL),
    DATABASE_URL: unsafeConnection(given.DATABASE_URL),
    GATEWAY_OUTBOX: given.GATEWAY_OUTBOX ? "must be off: the outbox shows everybody's codes and e-mails" : undefined,
    GATEWAY_TEST_SWITCHES: given.GATEWAY_TEST_SWITCHES ? "must be off: whoever finds the switches breaks the shop" : undefined,
    GATEWAY_UNLIMITED_ADDRESSES: unsafeUnlimited(given.GATEWAY_UNLIMITED_ADDRESSES),
  });

const Environment = GatewayVariables.superRefine((given, context) => {
  if (given.PRODUCTION) for (const fault of unsafeForBuyers(given)) context.addIssue(fault);
}).transform((given) => {
  const own = `http://127.0.0.1:${given.GATEWAY_PORT}`;
  return {
    host: given.HOST,
    port: given.GATEWAY_PORT,
    metricsHost: given.METRICS_HOST,
    metricsPort: given.GATEWAY_METRICS_PORT,
    spansTo: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    dataDirectory: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    hasTestSwitches: given.GATEWAY_TEST_SWITCHES,
    hasOutbox: given.GATEWAY_OUTBOX,
    outboxPort: given.GATEWAY_OUTBOX_PORT ?? outboxPort(given.GATEWAY_PORT),
    unlimited: given.GATEWAY_UNLIMITED_ADDRESSES,
    trustedProxies: ["loopback", ...given.GATEWAY_TRUSTED_PROXIES],
    mediaUrl: withoutSlash(given.MEDIA_URL ?? own),
    siteUrl: withoutSlash(given.SITE_URL),
    payUrl: withoutSlash(given.PAY_URL ?? own),
    staging: {
      paySeconds: given.PAY_SECONDS,
      reviewSeconds: given.REVIEW_SECONDS,
      shipSeconds: given.SHIP_SECONDS,
      remindSeconds: given.REMIND_SECONDS,
      expiringSeconds: given.EXPIRING_SECONDS,
    },
  };
});
export type Config = z.output<typeof Environment>;

/** Reads the environment; throws one error that names every variable that is wrong. An empty variable counts as unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`Wrong configuration:\n${faults.join("\n")}`);
}
