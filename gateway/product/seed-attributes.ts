import type { Draft } from "./seed-draft.ts";
import { makeLayer } from "./seed-layer.ts";
import type { Packing } from "./seed-packing.ts";
import { interpolateByRatio } from "./seed-price.ts";
import { below } from "./seed-random.ts";
import type { ProductSeed } from "./seed-rows.ts";
import { findSmaller } from "./seed-smaller.ts";
import { agree, capital, grouped, listed, weightText } from "./seed-spanish.ts";
import { unitName, unitsText } from "./seed-units.ts";
import setContents from "./set-contents.json" with { type: "json" };

type Attribute = ProductSeed["attributes"][number];

const SET_CONTENTS: Record<string, string> = setContents;

const CARTON_LABEL = "Contenido del cartón";
export const ORIGIN = "Yiwu, Zhejiang, China";

export function weightInGrams(draft: Draft): number {
  const { kind, rangeShare, packing } = draft;
  const grams = makeLayer(draft)?.grams ?? interpolateByRatio(kind.good.grams, rangeShare) * packing.singles;
  return grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams);
}

export function sizeLabel(size: string): "Capacidad" | "Contenido neto" | "Medidas" {
  if (/^\d+ k?g\b/.test(size)) return "Contenido neto";
  return /^\d[\d.,]* ?(ml|l|litros?|cc|oz|onzas)\b/i.test(size) ? "Capacidad" : "Medidas";
}

/** The substance that a phrase names: "bambú" for "de bambú". Undefined for "esmaltada". */
export function findSubstance(material: string): string | undefined {
  return /^(?:de|en) (?!doble|tapa|marco|hojas?\b)(\p{L}.*)$/u.exec(material)?.[1];
}

function materialAttribute(material: string): Attribute {
  const substance = findSubstance(material);
  return substance
    ? { name: "Material", value: capital(substance) }
    : { name: "Tipo", value: capital(material.replace(/^de /, "")) };
}

const statedNumbers = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

function statedOrRandomValue(label: string, values: readonly string[], draft: Draft): string {
  const statedText = `${draft.material} ${draft.detail} ${draft.form}`.toLowerCase();
  const named = values.find((value) => value.length > 3 && statedText.includes(value.toLowerCase()));
  if (named) return named;
  const countedNoun = label.toLowerCase().split(" ").at(-1) ?? "";
  const [, stated] = new RegExp(`(\\d+) ${countedNoun}`).exec(statedText) ?? [];
  if (stated && values.every((value) => statedNumbers(value).length > 0)) {
    return values.find((value) => statedNumbers(value).includes(stated)) ?? stated;
  }
  return values[below(draft.random, values.length)] ?? "";
}

/** Labels that are left out, since `weightInGrams` is stated. Those that say another weight, such as `Peso máximo`, are kept. */
const WEIGHT_OF_GOODS = /^Peso(?! (de la mascota|que|máximo|admitido|de lance|de la tela|del repuesto|de la cuchara|del globo))/;

function packingAttributes({ unit, content, step, carton }: Packing, noun: string): Attribute[] {
  const ofSet = unit === "Set" && !content ? SET_CONTENTS[noun] : undefined;
  const inside = content && content.count !== 1 ? ` (${grouped(content.count * carton)} ${content.of})` : "";
  return [
    ...(ofSet ? [{ name: "El juego trae", value: capital(ofSet) }] : []),
    ...(content ? [{ name: `Contenido por ${unitName(unit)}`, value: `${grouped(content.count)} ${content.of}` }] : []),
    ...(step > 1 ? [{ name: "Se vende en múltiplos de", value: unitsText(step, unit) }] : []),
    { name: CARTON_LABEL, value: unitsText(carton, unit) + inside },
  ];
}

const SHOE_SIZES = { women: { words: /^(?:mujer|femenino)/, sizeMax: 41 }, men: { words: /^(?:hombre|masculino)/, sizeMin: 38 } };

/** Whether goods in these shoe sizes, `talla 35 a 39` or variants 36 to 42, can be made for whom `value` says. */
function fitsShoeSizes(value: string, { size, variants }: Draft): boolean {
  const feet = [/^talla (\d\d) a (\d\d)/.exec(size)?.slice(1), variants.flatMap((variant) => variant.match(/^\d\d|\d\d$/g))]
    .flat()
    .flatMap((text) => (text ? [Number(text)] : []));
  if (feet.length === 0) return true;
  if (SHOE_SIZES.women.words.test(value)) return Math.max(...feet) <= SHOE_SIZES.women.sizeMax;
  return !SHOE_SIZES.men.words.test(value) || Math.min(...feet) >= SHOE_SIZES.men.sizeMin;
}

export function makeAttributes(draft: Draft): Attribute[] {
  const { good } = draft.kind;
  const layer = makeLayer(draft);
  const kindAttributes = Object.entries(good.attributes)
    .filter(([name]) => !WEIGHT_OF_GOODS.test(name))
    .map(([name, values]) => {
      const fitting = values.filter((value) => fitsShoeSizes(value, draft));
      const value = layer?.label === name ? layer.value : statedOrRandomValue(name, fitting, draft);
      return { name, value: capital(value) };
    });
  const material = materialAttribute(draft.material);
  const smaller = findSmaller(good.noun, draft.form);
  const kindLabels = new Set(kindAttributes.map(({ name }) => name));
  const all: Attribute[] = [
    material,
    { name: sizeLabel(draft.size), value: capital(draft.size) },
    ...kindAttributes,
    ...(draft.colors.length ? [{ name: "Colores disponibles", value: capital(listed(draft.colors)) }] : []),
    ...(draft.variants.length ? [{ name: "Tallas", value: draft.variants.join(", ") }] : []),
    { name: "Presentación", value: capital(draft.form) },
    { name: "Peso", value: weightText(weightInGrams(draft)) },
    ...(smaller ? [{ name: "En el cartón", value: capital(agree(good, smaller.stem)) }] : []),
    ...packingAttributes(draft.packing, good.noun),
    { name: "Referencia", value: draft.reference },
    { name: "Origen", value: ORIGIN },
  ];
  // Where the kind has an attribute of the same name as a general one, only the kind's is stated.
  return all.filter((attribute) => kindAttributes.includes(attribute) || !kindLabels.has(attribute.name));
}
