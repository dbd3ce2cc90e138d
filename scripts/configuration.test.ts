import { globSync, readFileSync } from "node:fs";
import { GatewayVariables } from "../gateway/config";
import { SiteVariables } from "../lib/env";

type Defaults = Record<string, string>;

/** A default as it would be written in the environment. */
function text(value: unknown): string {
  return Array.isArray(value) ? value.join(",") : String(value ?? "");
}

/** Every variable that site and gateway read, with its default; the gateway's where the site has none. */
function schemaDefaults(): Defaults {
  const names = [...Object.keys(SiteVariables.shape), ...Object.keys(GatewayVariables.shape)];
  const defaults: Record<string, unknown> = { ...GatewayVariables.parse({}), ...SiteVariables.parse({}) };
  return Object.fromEntries(names.map((name) => [name, text(defaults[name])]));
}

/** Names and values by the first two groups of a pattern. */
const readDefaults = (file: string, pattern: RegExp): Defaults =>
  Object.fromEntries([...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = "", value = ""]) => [name, value]));

const page = readDefaults("docs/configuration.md", /^\| `([A-Z0-9_]+)` +\| (?:`([^`]*)`)? *\|/gm);
const example = readDefaults(".env.example", /^# ([A-Z0-9_]+)="?(.*?)"?$/gm);

describe("the configuration", () => {
  test("every variable of site and gateway is on its page, with its default", () => {
    expect(page).toMatchObject(schemaDefaults());
  });

  test(".env.example has the variables and defaults of the page", () => {
    expect(example).toEqual(page);
  });

  test("what only tests read is read by them", () => {
    const read = globSync(["*.ts", "{scripts,e2e,gateway}/**/*.ts"])
      .filter((file) => !file.endsWith("configuration.test.ts"))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const known = schemaDefaults();
    const others = Object.keys(page).filter((name) => !(name in known));
    expect(others.filter((name) => !new RegExp(`\\b${name}\\b`).test(read))).toEqual([]);
  });
});
