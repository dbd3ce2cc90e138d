import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runQuietly, type Variables } from "../scripts/processes.ts";

/** Arguments of the program that loads a small catalogue. */
export const SEED = ["gateway/seed.ts", "--products", "60"] as const;

/** Runs a program of the gateway; answers what it printed. @throws when it fails */
export async function runProgram(variables: Variables, program: string, ...args: string[]): Promise<string> {
  const { code, printed } = await runQuietly(["--disable-warning=ExperimentalWarning", program, ...args], variables);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${printed}`);
  return printed;
}

/** Seeds one data folder, `TEST_CATALOGUE`, for each test gateway to copy in half a second; loading would take it 13 s. */
export default async function makeCatalogue(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "catalogue-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  await runProgram({ ...process.env, DATABASE_URL: "", DATA_DIR: directory }, ...SEED);
  process.env.TEST_CATALOGUE = directory;
}
