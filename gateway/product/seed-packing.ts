import { type Content, isContainerUnit, isPair, parseCount } from "./seed-packing-count.ts";
import type { Good } from "./vocabulary.ts";

/** `unit`: what is priced. `singles`: how many goods a unit holds, 3 for `en juego de 3`; price and weight of one are multiplied by it. `step`: quantities are multiples of it. `carton`: how many units a master carton holds. A pair is one good: nobody compares prices of single shoes. */
export type Packing = { unit: string; content?: Content; singles: number; step: number; carton: number };

/** `form`: the phrase of packing in a name. Pieces `en caja por 6` are sold as one unit, a Box; pieces `en caja por 12` by twelves, as a lot. */
export function makePacking({ unit, pack }: Good, form: string, randomCarton: number): Packing {
  const packing = packingOfForm(form, unit);
  return { ...packing, carton: chooseCartonCount(packing, pack, randomCarton) };
}

/** Rank of this packing's count among the counts of its kind, from 0 for the smallest to 1. Undefined without a count, where all counts are equal, and if the unit is no box, bag or pack. */
export function contentRank({ forms, unit }: Good, { content }: Packing): number | undefined {
  if (!content) return undefined;
  const counts = [...new Set(forms.flatMap((form) => packingOfForm(form, unit).content?.count ?? []))].sort((a, b) => a - b);
  return counts.length < 2 || !isContainerUnit(unit) ? undefined : counts.indexOf(content.count) / (counts.length - 1);
}

export const contentQuantity = ({ unit, content }: Packing): number | null =>
  content && content.count > 1 && unit !== "Pair" ? content.count : null;

type FormPacking = Omit<Packing, "carton"> & { carton?: number };

const packings = new Map<string, FormPacking>();

function packingOfForm(form: string, unit: string): FormPacking {
  const key = `${unit}: ${form}`;
  const packing = packings.get(key) ?? readForm(form, unit);
  packings.set(key, packing);
  return packing;
}

const CARTON = /(?<!\p{L})(cartón|estiba|paleta|bulto)(?!\p{L})/u;

function readForm(form: string, unit: string): FormPacking {
  const stated = parseCount(form, unit);
  if (isContainerUnit(unit)) return packingOfContainers(form, unit, stated);
  const alone = { unit, singles: 1, step: 1 };
  if (stated && CARTON.test(form)) return { ...alone, step: stated.count, carton: stated.count };
  if (stated && unit === "Set") return packingOfSets(form, stated);
  if (stated && !/^de \d/.test(form)) return packingOfPieces(form, unit, stated);
  return /^en (?:juego|kit) con/.test(form) && unit === "Piece" ? { ...alone, unit: "Set" } : alone;
}

const CONTAINERS: readonly (readonly [RegExp, string])[] = [
  [/^en (?:cajita|caja)(?!\p{L})/u, "Box"],
  [/^en (?:bolsa|malla|saco|red)(?!\p{L})/u, "Bag"],
  [/^en rollo(?!\p{L})/u, "Roll"],
  [/^en (?:juego|kit|tríptico)(?!\p{L})/u, "Set"],
];

const findContainer = (form: string): string => CONTAINERS.find(([pattern]) => pattern.test(form))?.[1] ?? "Pack";

/** `por 50 unidades`: the unit holds 50; `en display de 24`: a lot of 24 units. */
function packingOfContainers(form: string, unit: string, stated: Content | undefined): FormPacking {
  const isLoosePack = stated !== undefined && /^(?:a granel|surtid)/.test(form);
  const packing = { unit: form.startsWith("en") || isLoosePack ? findContainer(form) : unit, singles: 1, step: 1 };
  if (!stated) return packing;
  const isLot = form.startsWith("en display") || stated.of === "paquetes";
  return isLot ? { ...packing, unit, step: stated.count } : { ...packing, content: stated };
}

function packingOfSets(form: string, stated: Content): FormPacking {
  const packing = { unit: "Set", singles: 1, step: 1 };
  const isLot = /^en (?:display|paquete|caja) /.test(form) && stated.of === "juegos";
  return isLot
    ? { ...packing, step: stated.count }
    : { ...packing, content: { ...stated, of: stated.of.replace("juegos", "unidades") } };
}

const SOLD_IN_LOTS =
  /^(?:a granel|apilad|surtid)|en display|^en (?:surtido|torre|bandeja|atado|tarro|canasta|canastilla|lata|argolla|exhibidor|docena|ramo)/u;
/** Up to so many pieces are sold as one unit, more as a lot. Sets and forms such as `por 50 unidades` are always one unit. */
const BUNDLE_MAX = 6;

function packingOfPieces(form: string, unit: string, stated: Content): FormPacking {
  const { count } = stated;
  if (SOLD_IN_LOTS.test(form) || (count > BUNDLE_MAX && !/^(?:en juego|por \d+ unidades)/.test(form)))
    return { unit, singles: 1, step: count };
  return { unit: isPair(form) ? "Pair" : findContainer(form), singles: count, step: 1, content: stated };
}

function chooseCartonCount({ singles, step, carton }: FormPacking, pack: readonly number[], randomCarton: number): number {
  if (carton) return carton;
  if (singles > 1) return Math.max(1, Math.round(randomCarton / singles));
  const wholeLots = [randomCarton, ...pack].find((count) => count % step === 0);
  return wholeLots ?? step * Math.max(1, Math.round(randomCarton / step));
}
