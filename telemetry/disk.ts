import { statfs } from "node:fs/promises";
import type { HealthCheck } from "./health.ts";

const MEBIBYTE = 2 ** 20;
/** Less than this is full: a database needs room to write down what it is about to do. */
const LEAST_MB = 200;

/** Looks at the room that is left where a folder is; `read` is for tests. */
export const diskOf =
  (
    folder: string,
    read: typeof statfs | ((folder: string) => Promise<{ bavail: number; bsize: number }>) = statfs,
  ): HealthCheck =>
  async () => {
    const { bavail, bsize } = await read(folder);
    const free = `${Math.floor((bavail * bsize) / MEBIBYTE)} MB free`;
    if (bavail * bsize < LEAST_MB * MEBIBYTE) throw new Error(free);
    return free;
  };
