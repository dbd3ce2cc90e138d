/** Prints the figures of the code, site and gateway apart, beside what they should be: `npm run measure`. Tests and scripts are not counted. */

import { type Figures, measurePart } from "./measure/figures.ts";

const AIMS: Record<keyof Figures, string> = {
  files: "",
  lines: "",
  fileLinesMedian: "50",
  fileLinesP90: "120",
  fileLinesMax: "250",
  functionLinesP90: "45",
  functionLinesMax: "80",
  clientFilesPercent: "25",
  clientLinesPercent: "30",
  any: "0",
  casts: "0",
  nonNull: "0",
  cycles: "2",
  barrels: "0",
  commentLinesPer100: "4",
  clonesPer1000: "2",
  runtimeDependencies: "16 (site)",
  snakeCaseFields: "",
  snakeCaseOthers: "100",
  functionsInOf: "",
  functionsInOfPer1000: "",
  effectsPer1000: "1.3",
};

const rounded = (number: number) => Math.round(number * 10) / 10;
const [site, gateway] = [measurePart("site"), measurePart("gateway")].map((figures) => new Map(Object.entries(figures)));
const rows = Object.entries(AIMS).map(([name, aim]) => [
  name,
  { site: rounded(site?.get(name) ?? 0), gateway: rounded(gateway?.get(name) ?? 0), "at most": aim },
]);
console.table(Object.fromEntries(rows));
