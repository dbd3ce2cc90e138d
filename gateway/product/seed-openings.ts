import { findSubstance } from "./seed-attributes.ts";
import type { Facts } from "./seed-facts.ts";
import { capital, listed } from "./seed-spanish.ts";

/** Undefined where the sentence does not fit the facts: then the next one of its list is tried. */
export type Sentence = (facts: Facts) => string | undefined;

const isNamedIn = (leaf: string, noun: string): boolean =>
  noun.split(" ").some((word) => word.length > 4 && leaf.toLowerCase().includes(word));

const isPurpose = (phrase: string): boolean => phrase.startsWith("para ");

export const OPENINGS: readonly Sentence[] = [
  ({ some, detail, uses: [use] }) => (isPurpose(detail) ? undefined : `${capital(some)} ${detail} para ${use}.`),
  ({ some, material, detail, uses: [use] }) => `Para ${use}, ${some} ${material} ${detail}.`,
  ({ these, material, many, uses: [first, second] }) =>
    `${capital(these)} ${material} ${many("sirve", "sirven")} tanto para ${first} como para ${second}.`,
  ({ noun, material, agreed, buyers }) =>
    `${capital(noun)} ${material}, ${agreed("list")} para surtir ${listed(buyers.slice(0, 2))}.`,
  ({ some, detail, agreed, material, many }) =>
    findSubstance(material)
      ? `${many("Es", "Son")} ${some} ${detail}, ${agreed("hech")} de ${findSubstance(material)}.`
      : undefined,
  ({ these, detail, material, agreed, many, buyers }) =>
    `${capital(these)} ${material} ${detail} ${many("está", "están")} ${agreed("pensad")} para ${listed(buyers.slice(0, 2))}.`,
  ({ buyers, noun, material, detail }) => `Para ${listed(buyers.slice(0, 2))}: ${noun} ${material} ${detail}.`,
  ({ some, detail, agreed, uses: [first, second] }) =>
    `${capital(some)} ${detail}, ${agreed("pensad")} para ${first} y también para ${second}.`,
  ({ these, detail, many, buyers }) =>
    `${capital(these)} ${detail} ${many("completa", "completan")} el surtido de ${listed(buyers)}.`,
  ({ some, noun, material, leaf, uses: [use] }) =>
    isNamedIn(leaf, noun) ? undefined : `De la línea ${leaf}, ${some} ${material} para ${use}.`,
];
