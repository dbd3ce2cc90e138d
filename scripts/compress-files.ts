import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Bytes; smaller files fit into one packet anyway. */
const WORTHWHILE = 1_000;

/** Writes `.br` and `.gz` beside each text file, at the best quality. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of globSync(join(folder, "**/*.{js,css,svg,json,txt}"))) {
    const text = await readFile(file);
    if (text.length < WORTHWHILE) continue;
    const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
