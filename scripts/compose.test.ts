import { existsSync, readFileSync } from "node:fs";
import { basename, join, matchesGlob } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const read = (name: string) => readFileSync(join("deploy", name), "utf8");

const Service = z.looseObject({
  image: z.string(),
  env_file: z.string().optional(),
  command: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.looseObject({ condition: z.string() })).default({}),
});
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

describe("compose.yaml", () => {
  const { services, volumes, secrets } = Compose.parse(parse(read("compose.yaml"), { merge: true }));
  const own = Object.values(services).filter(({ image }) => image === "storefront");

  test("has site, gateway, database, cache and nginx, and only nginx is reached from outside", () => {
    expect(Object.keys(services)).toEqual(["site", "gateway", "backup", "database", "cache", "nginx"]);
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports.length > 0 ? [name] : []))).toEqual(["nginx"]);
  });

  test("our programs write nothing but their folder, and may do nothing else", () => {
    expect(own).toHaveLength(3);
    for (const service of own)
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  });

  test("a backup runs beside the gateway, with its files and not at its address, which only one container may have", () => {
    const { gateway, backup } = services;
    expect(backup).toMatchObject({ networks: ["inside"], profiles: ["backup"], volumes: gateway?.volumes });
    const fixed = Object.values(services).flatMap(
      ({ networks }) => /"ipv4_address":"([^"]+)"/.exec(JSON.stringify(networks))?.[1] ?? [],
    );
    expect(new Set(fixed).size).toBe(fixed.length);
    // The others are given addresses above these.
    expect(fixed).toEqual(["172.30.0.10", "172.30.0.11"]);
    expect(read("compose.yaml")).toContain("subnet: 172.30.0.0/24, ip_range: 172.30.0.128/25");
    expect(readFileSync("docs/operations.md", "utf8")).toContain("docker compose run --rm -v /srv/backups:/srv/backups backup`");
  });

  test("no log fills the machine's disk: each is cut at a size", () => {
    for (const [name, { logging }] of Object.entries(services))
      expect([name, logging]).toEqual([name, { driver: "local", options: { "max-size": "50m", "max-file": "5" } }]);
  });

  test.each([".dockerignore", ".gitignore"])("what the operator puts beside it stays out by %s", (ignoring) => {
    const patterns = readFileSync(ignoring, "utf8").split("\n");
    const mounted = Object.values(services).flatMap((service) => service.volumes.filter((one) => one.startsWith("./")));
    const taken = [
      ...Object.values(services).flatMap(({ env_file = [] }) => env_file),
      ...Object.values(secrets).map(({ file }) => file),
    ];
    const files = [...mounted.map((one) => basename(one.split(":", 1)[0] ?? "")), ...taken].filter(
      (name) => name !== "front.conf",
    );
    expect(files).toEqual(expect.arrayContaining(["key.pem", "cache.conf", "database-password", "storefront.env"]));
    expect(files.filter((name) => !patterns.some((pattern) => matchesGlob(`deploy/${name}`, pattern)))).toEqual([]);
  });

  test("names only what is there", () => {
    const known = new Set(Object.keys(services));
    for (const { command = [], healthcheck, volumes: mounted, depends_on, image } of Object.values(services)) {
      expect(Object.keys(depends_on).filter((name) => !known.has(name))).toEqual([]);
      expect(mounted.map((one) => one.split(":")[0] ?? "").filter((name) => !name.startsWith(".") && !(name in volumes))).toEqual(
        [],
      );
      const files = [...command, ...(healthcheck?.test ?? [])].filter(
        (word) => image === "storefront" && /\.(?:ts|mjs)$/.test(word),
      );
      expect(files.filter((file) => !existsSync(file))).toEqual([]);
    }
  });
});
