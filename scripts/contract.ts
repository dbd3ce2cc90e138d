/**
 * `npm run contract -- --against BUYER BASE2 BASE3 CS` (or one gateway): calls every read of the contract there and reports
 * differences and times. Exits with 1 where the site cannot use an answer.
 */

import { parseArgs } from "node:util";
import { BASE_PATHS } from "../lib/contract/call.ts";
import { compareServices } from "./contract-against.ts";

const SHOWN = 6;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: "string" } } });
const [buyer, base2, base3, cs] = [values.against, ...positionals];
if (!buyer || (base2 && !(base3 && cs)))
  throw new Error("name one gateway, or the four services: --against BUYER BASE2 BASE3 CS");

const gateway = buyer.replace(/\/+$/, "");
const bases =
  base2 && base3 && cs
    ? { buyer, base2, base3, cs }
    : {
        buyer: gateway + BASE_PATHS.buyer,
        base2: gateway + BASE_PATHS.base2,
        base3: gateway + BASE_PATHS.base3,
        cs: gateway + BASE_PATHS.cs,
      };
const findings = await compareServices(bases);
for (const { call, verdict, status, milliseconds, differences } of findings) {
  console.info(`${verdict.padEnd(22)}${String(status ?? "–").padEnd(5)}${`${milliseconds ?? "–"} ms`.padEnd(10)}${call}`);
  for (const difference of differences.slice(0, SHOWN)) console.info(`    ${difference}`);
  if (differences.length > SHOWN) console.info(`    and ${differences.length - SHOWN} more`);
}
const unusable = findings.filter(({ verdict }) => verdict === "not usable");
console.info(`\n${findings.length} calls, ${unusable.length} that the site cannot use`);
process.exitCode = unusable.length > 0 ? 1 : 0;
