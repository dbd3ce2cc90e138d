import { z } from "zod";

const Port = z.coerce.number().int().min(1).max(65_535);

const Environment = z
  .object({
    GATEWAY_PORT: Port.default(4000),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    MEDIA_URL: z.url({ protocol: /^https?$/ }).optional(),
    GATEWAY_TEST_SWITCHES: z.stringbool().default(false),
  })
  .transform((given) => ({
    port: given.GATEWAY_PORT,
    dataDirectory: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    hasTestSwitches: given.GATEWAY_TEST_SWITCHES,
    mediaUrl: (given.MEDIA_URL ?? `http://127.0.0.1:${given.GATEWAY_PORT}`).replace(/\/+$/, ""),
  }));
export type Config = z.output<typeof Environment>;

/** Reads the environment; throws one error that names every variable that is wrong. An empty variable counts as unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`Wrong configuration:\n${faults.join("\n")}`);
}
