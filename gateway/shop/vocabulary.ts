import { readFileSync } from "node:fs";
import { z } from "zod";

const Text = z.string().regex(/^\S(.*\S)?$/, "spaces at the ends");
const Texts = z.array(Text).min(8);

/** Sentences may have {name}, {trade}, {year}, {workers}, {area} (m²), {district}, {floor} and {booth}. `suffixes`: ends of shop names, by id of the top category. */
const ShopVocabulary = z.strictObject({
  surnames: Texts,
  suffixes: z.record(z.string(), z.array(Text).min(2)),
  openings: Texts,
  bodies: Texts,
  closings: Texts,
  aboutUs: Texts,
  contacts: Texts,
  liveTitles: Texts,
  videoNames: Texts,
});
type ShopVocabulary = z.output<typeof ShopVocabulary>;

let vocabulary: ShopVocabulary | undefined;

export function shopVocabulary(): ShopVocabulary {
  vocabulary ??= ShopVocabulary.parse(JSON.parse(readFileSync(new URL("./vocabulary.json", import.meta.url), "utf8")));
  return vocabulary;
}
