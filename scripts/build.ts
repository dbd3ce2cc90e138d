/** Builds the site unless the build matches sources and configuration. Keeps the assets of the previous build for a day. */

import { rmSync } from "node:fs";
import { readEnvironment } from "../lib/env.ts";
import { keepFormerFiles, putAside } from "./former-files.ts";
import { buildIfStale } from "./site.ts";

const BUILD = ".next";
const former = putAside(process.env.FORMER_BUILD || BUILD);
try {
  const isNew = await buildIfStale(readEnvironment(process.env), BUILD);
  if (isNew && former) keepFormerFiles(BUILD, former);
} finally {
  if (former) rmSync(former, { recursive: true, force: true });
}
console.info(`The build in ${BUILD} is ready: npm run serve`);
