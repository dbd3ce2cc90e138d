import { existsSync } from "node:fs";

/** Absolute path of the first of these programs found on PATH. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync);
}
