import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runQuietly } from "../scripts/processes.ts";

const PRODUCTS = "60";

/** Loads a small catalogue into the database that the variables name. */
export async function seedSmallCatalogue(variables: Record<string, string | undefined>): Promise<void> {
  const program = ["--disable-warning=ExperimentalWarning", "gateway/seed.ts", "--products", PRODUCTS];
  const { code, printed } = await runQuietly(program, variables);
  if (code !== 0) throw new Error(`gateway/seed.ts ended with ${code}: ${printed}`);
}

/**
 * Before the isolated tests: seeds one data folder, `TEST_CATALOGUE`, which each test gateway copies. Loading takes 13 s, a
 * copy half a second.
 */
export default async function makeCatalogue(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "catalogue-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  await seedSmallCatalogue({ ...process.env, DATABASE_URL: "", DATA_DIR: directory });
  process.env.TEST_CATALOGUE = directory;
}
