import { spawn, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { readConfig } from "../gateway/config";
import { PUBLIC_PAGES } from "../lib/cache/pages";
import { readEnvironment } from "../lib/env";
import { STOP_SECONDS } from "../processes/workers";
import { bodyLimit } from "../server/body";

const read = (name: string) => readFileSync(join("deploy", name), "utf8");

let empty: string;
beforeAll(() => {
  empty = mkdtempSync(join(tmpdir(), "deploy-"));
});
afterAll(() => rmSync(empty, { recursive: true }));

/** Runs a program of the image in an empty folder, with no other variables than these. */
function enter(program: string, variables: Record<string, string>) {
  const args = ["--disable-warning=ExperimentalWarning", resolve(program)];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: empty,
    encoding: "utf8",
    env: { NODE_ENV: "production", ...variables },
  });
  return { status, stderr };
}

describe("the example of a production configuration", () => {
  const example = read("storefront.env.example");
  const filled = example
    .replaceAll("<domain>", "tienda.example.co")
    .replace("<name of the company>", "Importadora del Norte S. A. S.")
    .replace("<its NIT, as 900.123.456-8>", "900.123.456-8")
    .replace("<its address>", "Calle 72 # 10-34, Bogotá D. C., Colombia")
    .replace("<its e-mail>", "contacto@tienda.example.co")
    .replace("<its phone>", "+57 601 555 0100")
    .replace("<four https addresses, separated by commas>", "https://a.example.co,https://b.example.co")
    .replaceAll("<drawn with openssl rand -hex 24>", "9f8c41d2b7e6a5031f2e8d7c6b5a49380f1e2d3c4b5a6978");

  test("is refused as long as it is not filled in", () => {
    expect(() => readEnvironment(parseEnv(example))).toThrow();
  });

  test("is taken by both programs when it is", () => {
    expect(readEnvironment(parseEnv(filled))).toMatchObject({ PRODUCTION: true, METRICS_PORT: 3020, isIndexable: true });
    expect(readConfig(parseEnv(filled))).toMatchObject({
      hasOutbox: false,
      metricsPort: 4020,
      payUrl: "https://pay.tienda.example.co",
    });
  });
});

describe("the image", () => {
  const instructions = read("Dockerfile")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ name: line.split(" ", 1)[0] ?? "", text: line.slice(line.indexOf(" ") + 1) }));
  const all = (name: string) => instructions.filter((one) => one.name === name).map(({ text }) => text);

  test("has two stages, and runs as an ordinary user", () => {
    expect(all("FROM")).toHaveLength(2);
    expect(all("USER")).toEqual(["storefront"]);
    const lastOfRoot = instructions.findIndex(({ name }) => name === "USER");
    expect(instructions.slice(lastOfRoot).map(({ name }) => name)).not.toContain("RUN");
  });

  test("copies what is there, and nothing of the configuration", () => {
    const sources = all("COPY")
      .filter((text) => !text.startsWith("--from"))
      .flatMap((text) => text.split(" ").slice(0, -1));
    expect(sources.filter((name) => !existsSync(name))).toEqual([]);
    const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(readFileSync("package.json", "utf8")));
    expect(sources).toEqual(expect.arrayContaining(workspaces.map((folder) => `${folder}/package.json`)));
    expect(read("Dockerfile")).not.toMatch(/^(?:ARG|ENV) .*(?:SECRET|PASSWORD|DATABASE_URL)/m);
  });

  test("takes along the scripts of the former build from where the documents have them put, and leaves the rest of it", () => {
    const [, folder = ""] =
      /docker compose cp site:\/srv\/storefront\/\.next \.\.\/(\S+)`/.exec(readFileSync("docs/operations.md", "utf8")) ?? [];
    const built = all("RUN").map((text) => text.trim());
    expect(built.filter((text) => text.includes(`FORMER_BUILD=${folder} `) && text.endsWith("scripts/build.ts"))).toHaveLength(1);
    expect(built.filter((text) => text.includes(`rm -rf .next/cache ${folder} `))).toHaveLength(1);
    expect(readFileSync(".dockerignore", "utf8").split("\n")).not.toContain(folder);
    expect(readFileSync(".gitignore", "utf8").split("\n")).toContain(`${folder}/`);
  });

  test("says in one sentence what its programs lack in an empty folder", () => {
    const [site, gateway] = [enter("server/main.ts", {}), enter("gateway/main.ts", { PRODUCTION: "true" })];
    expect(site).toEqual({ status: 1, stderr: "There is no build in .next: run npm run build first.\n" });
    expect(gateway.status).toBe(1);
    expect(gateway.stderr).toMatch(/Wrong configuration:\n {2}SITE_URL: must be https/);
    const unsafe = enter("server/main.ts", { PRODUCTION: "true" });
    expect(unsafe.status).toBe(1);
    expect(unsafe.stderr).toMatch(/COMPANY_NAME: must be that of the company/);
    for (const { stderr } of [gateway, unsafe]) expect(stderr).not.toMatch(/^\s+at /m);
  });
});

describe("nginx", () => {
  test.each(["nginx.conf", "front.conf"])(
    "may have by %s a file for the visitor and one for the site of each connection",
    (name) => {
      const number = (directive: string) => Number(new RegExp(`^\\s*${directive} (\\d+);`, "m").exec(read(name))?.[1]);
      expect(number("worker_rlimit_nofile")).toBeGreaterThan(2 * number("worker_connections"));
    },
  );

  test("is reached by IPv6 wherever it is by IPv4", () => {
    const listens = [...read("front.conf").matchAll(/^ +listen (.+);$/gm)].map(([, what = ""]) => what);
    const [six, four] = [true, false].map((isSix) => listens.filter((what) => what.startsWith("[::]:") === isSix));
    expect(four).toHaveLength(3);
    expect(six).toEqual(four?.map((what) => `[::]:${what}`));
  });

  test("lets an authority fetch over plain http what certbot puts where the documents say", () => {
    const [plain = ""] = /listen 80 [\s\S]*?\n {2}\}\n/.exec(read("front.conf")) ?? [];
    const [, folder] = /location \/\.well-known\/acme-challenge\/ \{\s+root (\S+);/.exec(plain) ?? [];
    expect(readFileSync("docs/operations.md", "utf8")).toContain(`certbot certonly --webroot -w ${folder} `);
  });

  test("caches a page once for each value of every parameter that it depends on", () => {
    const [key = ""] = /proxy_cache_key ".*"/.exec(read("nginx.conf")) ?? [];
    const params = [...new Set(PUBLIC_PAGES.flatMap((page) => page.params))];
    expect(params.filter((name) => !new RegExp(`\\$arg_${name}\\b`).test(key))).toEqual([]);
  });

  test.each(["nginx.conf", "front.conf"])("takes by %s the largest body that the site takes", (name) => {
    const [, mebibytes] = /client_max_body_size (\d+)m;/.exec(read(name)) ?? [];
    expect(Number(mebibytes) * 2 ** 20).toBeGreaterThanOrEqual(bodyLimit("/api/evaluation"));
  });
});

/** Runs the containers' health check. Returns its exit code. */
const looked = (address: string) =>
  new Promise<number | null>((done) =>
    spawn(process.execPath, [resolve("deploy/healthy.mjs"), address], { cwd: empty }).once("exit", done),
  );

test.each([
  [200, 0],
  [503, 1],
])("a program that answers %d ends the look at it with %d", async (status, code) => {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  expect(await looked(`http://127.0.0.1:${port}/health`)).toBe(code);
  server.close();
});

test("nobody at the address ends the look at it with 1", async () => expect(await looked("http://127.0.0.1:9/health")).toBe(1));

test("a program has as long to stop under every supervisor as it takes itself", () => {
  const [site, gateway] = ["site", "gateway"].map((name) => read(`systemd/storefront-${name}.service`));
  for (const unit of [site, gateway]) expect(unit).toContain(`TimeoutStopSec=${STOP_SECONDS}\n`);
  expect(read("compose.yaml")).toContain(`stop_grace_period: ${STOP_SECONDS}s\n`);
});

describe("the units", () => {
  const units = globSync("deploy/systemd/*.service").map((file) => ({ file, text: readFileSync(file, "utf8") }));

  test("start what is there, as an ordinary user where it is ours", () => {
    const started = units.flatMap(({ text }) =>
      [...text.matchAll(/^ExecStart=\/srv\/storefront\/\S+ \S+ \/srv\/storefront\/(\S+)/gm)].map(([, name = ""]) => name),
    );
    expect(started.sort()).toEqual(["gateway/backup/main.ts", "gateway/main.ts", "server/main.ts"]);
    expect(started.filter((name) => !existsSync(name))).toEqual([]);
    for (const { text } of units.filter(({ text: unit }) => unit.includes("/srv/storefront")))
      expect(text).toMatch(/^User=storefront$/m);
  });

  test("may write their own folders alone, the backup the database's too, whose lock it takes", () => {
    for (const { text } of units) expect(text).toMatch(/^ProtectSystem=strict$/m);
    const { DATA_DIR } = parseEnv(read("storefront.env.example"));
    expect(read("systemd/storefront-backup.service")).toMatch(new RegExp(`^ReadWritePaths=.* ${DATA_DIR}$`, "m"));
  });
});

describe("the installer", () => {
  test("is a shell's", () => expect(spawnSync("sh", ["-n", "deploy/install.sh"]).status).toBe(0));

  test("says what it lacks before it touches anything", () => {
    const { status, stderr } = spawnSync("sh", ["deploy/install.sh"], { encoding: "utf8" });
    expect([status, stderr]).toEqual([1, "Name the domain: deploy/install.sh tienda.example.co\n"]);
  });
});
