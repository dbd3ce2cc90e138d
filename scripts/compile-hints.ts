import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const HINT = "//# allFunctionsCalledOnLoad\n";

const BuildManifest = z.object({ rootMainFiles: z.array(z.string()).min(1) });

const integrityOf = (content: string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/**
 * Marks the scripts that every page begins with, so that a browser compiles them whole while they arrive, beside the page's
 * own thread (docs/adr/0019-scripts-are-compiled-as-they-arrive.md). For the moment after the compilation and before pages
 * are rendered, whose script elements name the integrity of what is marked here.
 */
export function hintCompilation({ distDir }: { distDir: string }): void {
  const { rootMainFiles } = BuildManifest.parse(JSON.parse(readFileSync(join(distDir, "build-manifest.json"), "utf8")));
  const manifests = globSync(join(distDir, "server/subresource-integrity-manifest.*"));
  for (const file of rootMainFiles.map((name) => join(distDir, name))) {
    const content = readFileSync(file, "utf8");
    if (content.startsWith(HINT)) continue;
    writeFileSync(file, HINT + content);
    for (const manifest of manifests)
      writeFileSync(manifest, readFileSync(manifest, "utf8").replace(integrityOf(content), integrityOf(HINT + content)));
  }
}
