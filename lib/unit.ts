import { COMMON_UNITS } from "@/lib/common-units";
import units from "@/lib/contract/units.json";
import { numberLabel } from "@/lib/format";

/** Lower-case Spanish name of one of the 92 units of specification 12.7; of any other unit the wire name. */
export function unitName(singular: string | undefined): string {
  return (units.find((unit) => unit.singular === singular)?.es ?? singular ?? "unidad").toLowerCase();
}

export type UnitOption = { value: string; label: string };

export const commonFirst = (units: UnitOption[]): UnitOption[] => [
  ...COMMON_UNITS.flatMap((common) => units.find(({ value }) => value === common) ?? []),
  ...units.filter(({ value }) => !COMMON_UNITS.includes(value)),
];

/** The 92 units of specification 12.7, the common ones first. */
export const KNOWN_UNITS: UnitOption[] = commonFirst(units.map(({ singular, es }) => ({ value: singular, label: es })));

export const unitOptions = (listed: { singular: string }[]): UnitOption[] =>
  commonFirst(
    listed.map(({ singular }) => ({
      value: singular,
      label: KNOWN_UNITS.find(({ value }) => value === singular)?.label ?? singular,
    })),
  );

/** Spanish plural: `piezas`, `pares`, `palés`, `veces`. */
function pluralWord(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  // galón, galones: the accent falls away.
  if (/ón$/.test(word)) return `${word.slice(0, -2)}ones`;
  return /s$/.test(word) ? word : `${word}es`;
}

/** `1 pieza`, `500 piezas`, `2 contenedores de 20 pies`. */
export function unitCount(count: number, singular: string | undefined): string {
  const name = unitName(singular);
  if (!units.some((unit) => unit.singular === singular)) return `${numberLabel(count)} ${name}`;
  const [noun = "", rest = ""] = name.split(/(?= de | \()/);
  const many = noun.split(" ").map(pluralWord).join(" ") + rest;
  return `${numberLabel(count)} ${count === 1 ? name : many}`;
}

export const pluralUnitName = (singular: string | undefined): string => unitCount(2, singular).slice("2 ".length);
