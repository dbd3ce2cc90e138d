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

/** docs/configuration.md and .env.example list the same names and defaults. */
export const GatewayVariables = z.object({
  /** Refuses unsafe configuration. */
  PRODUCTION: z.stringbool().default(false),
  HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
  GATEWAY_PORT: Port.default(4000),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MEDIA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address for /metrics. */
  METRICS_HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
  GATEWAY_METRICS_PORT: Port.optional(),
  /** OTLP collector. */
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
  APPROVAL_SECONDS: Seconds.default(STAGING.approvalSeconds),
  EXPIRING_SECONDS: Seconds.default(STAGING.expiringSeconds),
  WATCH_SECONDS: Seconds.default(STAGING.watchSeconds),
});

const unsafeForBuyers = (variables: z.output<typeof GatewayVariables>) =>
  faultsOf({
    SITE_URL: unsafeAddress(variables.SITE_URL),
    MEDIA_URL: unsafeAddress(variables.MEDIA_URL),
    PAY_URL: unsafeAddress(variables.PAY_URL),
    DATABASE_URL: unsafeConnection(variables.DATABASE_URL),
    GATEWAY_OUTBOX: variables.GATEWAY_OUTBOX ? "must be off: the outbox shows everybody's codes and e-mails" : undefined,
    GATEWAY_TEST_SWITCHES: variables.GATEWAY_TEST_SWITCHES
      ? "must be off: whoever finds the switches breaks the shop"
      : undefined,
    GATEWAY_UNLIMITED_ADDRESSES: unsafeUnlimited(variables.GATEWAY_UNLIMITED_ADDRESSES),
  });

const Environment = GatewayVariables.superRefine((variables, context) => {
  if (variables.PRODUCTION) for (const fault of unsafeForBuyers(variables)) context.addIssue(fault);
}).transform((variables) => {
  const ownAddress = `http://127.0.0.1:${variables.GATEWAY_PORT}`;
  return {
    host: variables.HOST,
    port: variables.GATEWAY_PORT,
    metricsHost: variables.METRICS_HOST,
    metricsPort: variables.GATEWAY_METRICS_PORT,
    spansTo: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    dataDirectory: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    hasTestSwitches: variables.GATEWAY_TEST_SWITCHES,
    hasOutbox: variables.GATEWAY_OUTBOX,
    outboxPort: variables.GATEWAY_OUTBOX_PORT ?? outboxPort(variables.GATEWAY_PORT),
    unlimited: variables.GATEWAY_UNLIMITED_ADDRESSES,
    trustedProxies: ["loopback", ...variables.GATEWAY_TRUSTED_PROXIES],
    mediaUrl: withoutSlash(variables.MEDIA_URL ?? ownAddress),
    siteUrl: withoutSlash(variables.SITE_URL),
    payUrl: withoutSlash(variables.PAY_URL ?? ownAddress),
    staging: {
      paySeconds: variables.PAY_SECONDS,
      reviewSeconds: variables.REVIEW_SECONDS,
      shipSeconds: variables.SHIP_SECONDS,
      remindSeconds: variables.REMIND_SECONDS,
      approvalSeconds: variables.APPROVAL_SECONDS,
      expiringSeconds: variables.EXPIRING_SECONDS,
      watchSeconds: variables.WATCH_SECONDS,
    },
  };
});
export type Config = z.output<typeof Environment>;

/** Empty variables count as absent. @throws Error naming every invalid variable */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(variables);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`Wrong configuration:\n${faults.join("\n")}`);
}
