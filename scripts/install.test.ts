import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Stand-ins for the programs that the installer runs, with their scripts. Each also logs its arguments to the file `calls`. */
const PROGRAMS: Record<string, string> = {
  id: "echo 0",
  runuser: "echo 1",
  nginx: "",
  psql: "",
  useradd: "",
  install: "",
  chown: "",
  sleep: "",
  npm: 'mkdir -p node_modules/node/bin && printf "#!/bin/sh\\n" >node_modules/node/bin/node && chmod +x node_modules/node/bin/node',
  openssl: "echo does match",
  systemctl: "true",
  journalctl: "echo x >>looks; [ $(wc -l <looks) -lt 200 ] || echo renewed: all workers are of the new build",
};

let machine: string;
const at = (...path: string[]) => join(machine, ...path);
const mode = (path: string) => statSync(path).mode & 0o777;

beforeEach(() => {
  machine = realpathSync(mkdtempSync(join(tmpdir(), "machine-")));
  for (const folder of ["etc/storefront", "etc/systemd/system", "srv", "var/lib", "bin", "checkout"])
    mkdirSync(at(folder), { recursive: true });
  for (const [name, what] of Object.entries(PROGRAMS)) {
    writeFileSync(
      at("bin", name),
      `#!/bin/sh\ncd ${name === "npm" ? "." : machine}\necho "${name} $*" >>${at("calls")}\n${what}\n`,
    );
    chmodSync(at("bin", name), 0o755);
  }
  for (const file of ["storefront.env", "certificate.pem", "key.pem"])
    writeFileSync(at("etc/storefront", file), "DATABASE_URL=postgresql:///storefront\n");
  chmodSync(at("etc/storefront"), 0o700);
  cpSync("deploy", at("checkout/deploy"), { recursive: true });
  cpSync(".dockerignore", at("checkout/.dockerignore"));
  writeFileSync(at("checkout/.env"), "SECRET=x");
  writeFileSync(at("checkout/package.json"), "{}", { mode: 0o600 });
  const text = readFileSync("deploy/install.sh", "utf8");
  writeFileSync(at("checkout/deploy/install.sh"), text.replaceAll(/(?<=[\s="'])\/(?=(?:etc|srv|var)\/)/g, `${machine}/`));
  chmodSync(at("checkout"), 0o700);
});
afterEach(() => rmSync(machine, { recursive: true }));

function install() {
  const command = `umask 077; exec sh ${at("checkout/deploy/install.sh")} tienda.example.co`;
  const { status, stderr } = spawnSync("sh", ["-c", command], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` },
  });
  return { status, stderr };
}

const versions = () => readdirSync(at("srv")).filter((name) => /^storefront-\d/.test(name));

/** As if a former version were installed and served. */
function serveFormer() {
  mkdirSync(at("srv/storefront-20260101T000000Z"));
  symlinkSync(at("srv/storefront-20260101T000000Z"), at("srv/storefront"));
}

describe("the installer, run by root with a umask and a checkout that are for root alone", () => {
  test("puts there what the storefront's user can read, its configuration too, and no secret of the checkout", () => {
    expect(install()).toEqual({ status: 0, stderr: expect.stringMatching(/^Started: /m) });
    const version = realpathSync(at("srv/storefront"));
    for (const path of [version, join(version, "deploy"), join(version, "node_modules/node/bin/node")])
      expect([path, mode(path)]).toEqual([path, 0o755]);
    expect(mode(join(version, "package.json"))).toBe(0o644);
    expect(readdirSync(version)).not.toContain(".env");
    const calls = readFileSync(at("calls"), "utf8");
    expect(calls).toContain(`chown root:storefront ${at("etc/storefront")} ${at("etc/storefront/storefront.env")}\n`);
    expect([mode(at("etc/storefront")), mode(at("etc/storefront/storefront.env"))]).toEqual([0o750, 0o640]);
  });

  test("refuses lines that the build would read otherwise than the programs, and shows no value", () => {
    const alike = ["# it's ours", "", "A=Calle 72", 'B="Calle 72 # 10-34, O\'Neil"', "C='x \"word\" # y'", "D=x?y=pa$s]"];
    const apart = ["E=Calle 72 # secret", "F=x:a#secret", 'G="a\\"secret"', "H=`secret`", "export I=secret", "J='secret"];
    writeFileSync(at("etc/storefront/storefront.env"), [...alike, ...apart].join("\n"));
    const { status, stderr } = install();
    expect([status, stderr.split("\n").slice(0, -2)]).toEqual([1, ["7:E", "8:F", "9:G", "10:H", "11:export I", "12:J"]]);
    expect(stderr).toContain("into double quotes");
    expect(stderr).not.toContain("secret");
    writeFileSync(at("etc/storefront/storefront.env"), alike.join("\n"));
    expect(install().status).toBe(0);
  });

  test("waits as long as a gateway that makes its search tables anew, and keeps what is not a version", () => {
    expect(install().status).toBe(0);
    rmSync(at("srv"), { recursive: true });
    mkdirSync(at("srv/storefront-backups"), { recursive: true });
    serveFormer();
    expect(install()).toEqual({ status: 0, stderr: expect.stringMatching(/^Started: /m) });
    expect(readFileSync(at("calls"), "utf8")).toContain("systemctl reload-or-restart storefront-site\n");
    expect(versions()).toHaveLength(2);
    expect(readdirSync(at("srv"))).toContain("storefront-backups");
  });

  test("leads back to the version before, and keeps it, when the site is not renewed", () => {
    expect(install().status).toBe(0);
    rmSync(at("srv"), { recursive: true });
    mkdirSync(at("srv"));
    serveFormer();
    const said = 'case "$*" in *storefront-site*) echo not renewed: a new worker did not start ;; *) echo renewed ;; esac';
    writeFileSync(at("bin/journalctl"), `#!/bin/sh\n${said}\n`);
    expect(install()).toEqual({ status: 1, stderr: expect.stringMatching(/^storefront-site was not renewed/m) });
    expect(realpathSync(at("srv/storefront"))).toBe(at("srv/storefront-20260101T000000Z"));
  });

  test("leads back to the version before when the gateway's program does not run", () => {
    expect(install().status).toBe(0);
    rmSync(at("srv"), { recursive: true });
    mkdirSync(at("srv"));
    serveFormer();
    writeFileSync(at("bin/systemctl"), '#!/bin/sh\n[ "$1" != is-active ]\n');
    expect(install()).toEqual({ status: 1, stderr: expect.stringMatching(/^storefront-gateway was not renewed/m) });
    expect(realpathSync(at("srv/storefront"))).toBe(at("srv/storefront-20260101T000000Z"));
  });
});
