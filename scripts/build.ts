import { readEnvironment } from "../lib/env.ts";
import { buildIfStale } from "./site.ts";

/** Builds the site for the configuration that is set, where the build that is there is not of it. */
await buildIfStale(readEnvironment(process.env));
console.info("The build in .next is ready: npm run serve");
