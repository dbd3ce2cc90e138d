/** `npm run slowest -- [REPORT]`: the 30 slowest journeys of a JSON report of Playwright, by default of the last `npm test`. */

import { readFileSync } from "node:fs";
import { z } from "zod";

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
type Suite = { specs?: z.output<typeof Spec>[] | undefined; suites?: Suite[] | undefined };
const Suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(Spec).optional(), suites: z.array(Suite).optional() }));

const specsIn = ({ specs = [], suites = [] }: Suite): z.output<typeof Spec>[] => [...specs, ...suites.flatMap(specsIn)];
const seconds = ({ tests }: z.output<typeof Spec>) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;

const [report = ".data/test/playwright.config.ts.json"] = process.argv.slice(2);
const specs = specsIn(Suite.parse(JSON.parse(readFileSync(report, "utf8"))));
const total = specs.reduce((sum, spec) => sum + seconds(spec), 0);
for (const spec of specs.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, 30))
  console.info(`${seconds(spec).toFixed(1).padStart(6)} s  ${spec.file}: ${spec.title}`);
console.info(`${specs.length} journeys, ${Math.round(total)} s in all`);
