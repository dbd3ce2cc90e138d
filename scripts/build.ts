import { rmSync } from "node:fs";
import { readEnvironment } from "../lib/env.ts";
import { keepFormerFiles, putAside } from "./former-files.ts";
import { buildIfStale } from "./site.ts";

/**
 * Builds the site for the configuration that is set, where the build that is there is not of it. Scripts of the build before it, in this
 * folder or in FORMER_BUILD, are served for a day more.
 */
const BUILD = ".next";
const former = putAside(process.env.FORMER_BUILD || BUILD);
try {
  const isNew = await buildIfStale(readEnvironment(process.env), BUILD);
  if (isNew && former) keepFormerFiles(BUILD, former);
} finally {
  if (former) rmSync(former, { recursive: true, force: true });
}
console.info(`The build in ${BUILD} is ready: npm run serve`);
