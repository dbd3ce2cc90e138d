import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HINT = "//# allFunctionsCalledOnLoad\n";

/** In characters; a smaller script is compiled sooner than another thread is asked to. */
const LARGE = 10_000;

const integrityOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/**
 * Marks the larger scripts of a build, so that a browser compiles them whole while they arrive, beside the page's own thread
 * (docs/adr/0019-scripts-are-compiled-as-they-arrive.md). For the moment after the compilation and before pages are rendered,
 * whose script elements name the integrity that is written down here.
 */
export function hintCompilation({ distDir }: { distDir: string }): void {
  const marked = new Map<string, string>();
  for (const file of globSync(join(distDir, "static/chunks/*.js"))) {
    const script = readFileSync(file, "utf8");
    if (script.length < LARGE || script.startsWith(HINT)) continue;
    writeFileSync(file, HINT + script);
    marked.set(integrityOf(script), integrityOf(HINT + script));
  }
  for (const manifest of globSync(join(distDir, "server/subresource-integrity-manifest.*"))) {
    const text = readFileSync(manifest, "utf8");
    writeFileSync(
      manifest,
      text.replace(/sha256-[\w+/]+=*/g, (integrity) => marked.get(integrity) ?? integrity),
    );
  }
}
