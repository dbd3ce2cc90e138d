import { existsSync } from "node:fs";

/** Where the first of these programs that is installed lies, as the system's PATH has it. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(existsSync);
}
