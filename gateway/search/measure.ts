import { ProductSearch } from "../../lib/contract/product.ts";
import { ask } from "../client.fixture.ts";
import { judge, queries, SHOWN, VERDICTS, type Verdict } from "./judge.ts";

/** This script prints how `judge` judges the search results of the gateway at GATEWAY_URL. */
const found = new Map<Verdict, string[]>(VERDICTS.map((verdict) => [verdict, []]));
for (const [keyword, relevant] of Object.entries(queries)) {
  const { records } = await ask(ProductSearch, { body: { keyword, pageSize: SHOWN } });
  const names = records.map(({ name }) => name);
  found.get(judge(names, relevant))?.push(keyword);
}

const total = Object.keys(queries).length;
for (const verdict of ["empty", "bad", "mixed"] as const) {
  for (const keyword of found.get(verdict) ?? []) console.info(`${verdict.padEnd(6)} ${keyword}`);
}
const counts = VERDICTS.map((verdict) => `${found.get(verdict)?.length ?? 0} ${verdict}`);
console.info(`${total} queries: ${counts.join(", ")}; ${((100 * (found.get("good")?.length ?? 0)) / total).toFixed(1)} % good`);
