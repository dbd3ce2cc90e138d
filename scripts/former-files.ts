import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const DAY_MS = 86_400_000;

/** When each former file was last part of the current build, in milliseconds since 1970. */
const Former = z.record(z.string(), z.number());

const listPath = (build: string) => join(build, "former.json");
const filesIn = (folder: string) =>
  globSync("**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Copies the assets of a build aside before it is replaced; returns where to. */
export function putAside(build: string): string | undefined {
  const [files, aside] = [join(build, "static"), `${build}-former`];
  if (!existsSync(files)) return undefined;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside);
  cpSync(files, join(aside, "static"), { recursive: true });
  if (existsSync(listPath(build))) cpSync(listPath(build), listPath(aside));
  return aside;
}

/** Puts assets of former builds beside the current ones for a day, for pages that are still open. */
export function keepFormerFiles(build: string, former: string, now = Date.now()): void {
  const known = existsSync(listPath(former)) ? Former.parse(JSON.parse(readFileSync(listPath(former), "utf8"))) : {};
  const times: Record<string, number> = {};
  for (const file of filesIn(join(former, "static"))) {
    const [target, since] = [join(build, "static", file), known[file] ?? now];
    if (existsSync(target) || now - since > DAY_MS) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(former, "static", file), target);
    times[file] = since;
  }
  writeFileSync(listPath(build), JSON.stringify(times));
}
