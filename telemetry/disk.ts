import { statfs } from "node:fs/promises";
import type { HealthCheck } from "./health.ts";

const MEBIBYTE = 2 ** 20;
/** Below this the disk counts as full: the write-ahead log needs room. */
const LEAST_MB = 200;

export const checkDisk =
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
