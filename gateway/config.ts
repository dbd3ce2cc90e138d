import { z } from "zod";
import { toFaults, unsafeAddress, unsafeConnection, unsafeUnlimited } from "../lib/contract/production.ts";
import { SiteAddress } from "../lib/contract/site-address.ts";
import { JOB_TIMES } from "./job-times.ts";
import type { PushSender } from "./notice/push-deliver.ts";
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
/** Host names; `*.example.com` stands for all subdomains. The last label has letters only, which excludes IP addresses. */
const Hosts = z
  .string()
  .transform((list) => list.split(",").map((host) => host.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/)));
const withoutSlash = (address: string) => address.replace(/\/+$/, "");

const PUSH_SERVICES = ["fcm.googleapis.com", "updates.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com"];

/** docs/configuration.md and .env.example list the same names and defaults. */
export const GatewayVariables = z.object({
  PRODUCTION: z.stringbool().default(false),
  HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
  GATEWAY_PORT: Port.default(4000),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  MEDIA_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_HOST: z.union([z.ipv4(), z.ipv6()]).default("127.0.0.1"),
  GATEWAY_METRICS_PORT: Port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  GATEWAY_TEST_SWITCHES: z.stringbool().default(false),
  GATEWAY_OUTBOX: z.stringbool().default(false),
  GATEWAY_OUTBOX_PORT: Port.optional(),
  GATEWAY_UNLIMITED_ADDRESSES: Addresses.default([]),
  GATEWAY_TRUSTED_PROXIES: Networks.default([]),
  /** VAPID keys and subject (RFC 8292); without them push is off. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .optional(),
  PUSH_SERVICES: Hosts.default(PUSH_SERVICES),
  SITE_URL: SiteAddress.default("http://127.0.0.1:3000"),
  PAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAY_SECONDS: Seconds.default(JOB_TIMES.paySeconds),
  REVIEW_SECONDS: Seconds.default(JOB_TIMES.reviewSeconds),
  SHIP_SECONDS: Seconds.default(JOB_TIMES.shipSeconds),
  REMIND_SECONDS: Seconds.default(JOB_TIMES.remindSeconds),
  APPROVAL_SECONDS: Seconds.default(JOB_TIMES.approvalSeconds),
  EXPIRING_SECONDS: Seconds.default(JOB_TIMES.expiringSeconds),
  WATCH_SECONDS: Seconds.default(JOB_TIMES.watchSeconds),
});

const unsafeForBuyers = (variables: z.output<typeof GatewayVariables>) =>
  toFaults({
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

const VAPID = ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"] as const;

function toPushSender(variables: z.output<typeof GatewayVariables>): PushSender | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = variables;
  if (!publicKey || !privateKey || !subject) return undefined;
  const { PUSH_SERVICES: hosts, SITE_URL: siteUrl, GATEWAY_TEST_SWITCHES: isTest } = variables;
  return { publicKey, privateKey, subject, services: { hosts, siteUrl, isTest } };
}

const Environment = GatewayVariables.superRefine((variables, context) => {
  const missing = VAPID.filter((name) => !variables[name]);
  if (missing.length < VAPID.length)
    for (const name of missing)
      context.addIssue({ code: "custom", path: [name], message: `must be set together with ${VAPID.join(", ")}` });
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
    siteUrl: variables.SITE_URL,
    payUrl: withoutSlash(variables.PAY_URL ?? ownAddress),
    push: toPushSender(variables),
    jobTimes: {
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
