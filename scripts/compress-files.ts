import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** In bytes; a smaller file fits into one packet in any case. */
const WORTHWHILE = 1_000;

/** Lays a Brotli and a gzip of each text file beside it, at the best quality, since a build is compressed once and sent for weeks. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of globSync(join(folder, "**/*.{js,css,svg,json,txt}"))) {
    const text = await readFile(file);
    if (text.length < WORTHWHILE) continue;
    const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
