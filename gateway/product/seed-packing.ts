import type { Good } from "./vocabulary.ts";

/** What a unit of the price holds, as its name says: 12 "unidades", 5 "pares", 50 "hojas". */
export type Content = { count: number; of: string };

/** How a product is packed and sold. Name, unit, price, tiers, attributes and description are all written from it. */
export type Packing = {
  /** Singular wire name of what the price is for. */
  unit: string;
  content?: Content;
  /** How many of the kind's own units one such unit is worth: 3 for a set of three of what is told by the piece. */
  worth: number;
  /** Units that come packed together and are not parted. */
  step: number;
  /** Units in a master carton, a multiple of the step. */
  carton: number;
};

const NUMBER_WORDS: Record<string, number> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  seis: 6,
  docena: 12,
  ciento: 100,
  doble: 2,
  tríptico: 3,
};
const COUNT = String.raw`(\d[\d.]*|dos|tres|cuatro|seis|docena|ciento)`;
const COUNTED = new RegExp(String.raw`(?:^| )(?:de a|de|por) ${COUNT}(?: (?:delanteros )?(\p{L}+))?(?!\S)`, "u");
const NAMED_COUNT = /^en (docena|tríptico)|^en paquete (doble)/u;
/** Numbers of these tell what the thing is like, not how it is packed. */
const MEASURES = new Set(["m", "metros", "kg", "g", "minuto", "minutos", "tintas", "veces", "divisiones"]);
const COUNTABLE =
  /^(piezas|pares|hojas|pliegos|rollos|bolsas|tubos|colores|conos|carretes|ovillos|blocs|tarros|barras|bombillos|juegos|paquetes|tonos)$/;
const PAIR = /^(?:en|por) par(?:es|eja)?(?!\S)/u;
const CARTON = /(?<!\p{L})(cartón|estiba|paleta|bulto)(?!\p{L})/u;
/** Ways in which single pieces are put together for the trade, whatever their number. */
const LOT =
  /^(?:a granel|apilad|surtid)|en display|^en (?:surtido|torre|bandeja|atado|tarro|canasta|canastilla|lata|argolla|exhibidor|docena|ramo)/u;
/** More than these are a lot of the trade, not one thing to be sold. */
const MOST_IN_BUNDLE = 6;

const CONTAINERS: readonly (readonly [RegExp, string])[] = [
  [/^en (?:cajita|caja)(?!\p{L})/u, "Box"],
  [/^en (?:bolsa|malla|saco|red)(?!\p{L})/u, "Bag"],
  [/^en rollo(?!\p{L})/u, "Roll"],
  [/^en (?:juego|kit|tríptico)(?!\p{L})/u, "Set"],
];

/** The wire name of what the form puts the goods in; a pack where there is no better word. */
const containerOf = (form: string): string => CONTAINERS.find(([pattern]) => pattern.test(form))?.[1] ?? "Pack";

const OWN_NAMES: Record<string, string> = { Pair: "pares", Roll: "rollos", Set: "juegos" };
const isContainer = (unit: string): boolean => unit === "Pack" || unit === "Box" || unit === "Bag";

/** How many of what a form puts together; undefined for a form that tells no number of things. */
export function countOf(form: string, unit: string): Content | undefined {
  const [, word, of = ""] = COUNTED.exec(form) ?? [];
  const named = NAMED_COUNT.exec(form)?.slice(1).find(Boolean);
  if (MEASURES.has(of)) return undefined;
  const text = word ?? named ?? "";
  const count = NUMBER_WORDS[text] ?? Number(text.replaceAll(".", ""));
  if (!count) return PAIR.test(form) && unit !== "Pair" ? { count: 2, of: "unidades" } : undefined;
  return { count, of: COUNTABLE.test(of) ? of : ((isContainer(unit) ? undefined : OWN_NAMES[unit]) ?? "unidades") };
}

type Plan = Pick<Packing, "unit" | "worth" | "step"> & { content?: Content; carton?: number };

function containerPlan(form: string, unit: string, counted: Content | undefined): Plan {
  const plan = { unit: /^(?:en|a granel|surtid)/.test(form) ? containerOf(form) : unit, worth: 1, step: 1 };
  if (!counted) return { ...plan, unit: plan.unit === "Pack" && /^(?:a granel|surtid)/.test(form) ? unit : plan.unit };
  const isLot = form.startsWith("en display") || counted.of === "paquetes";
  return isLot ? { ...plan, unit, step: counted.count } : { ...plan, content: counted };
}

function setPlan(form: string, counted: Content): Plan {
  const plan = { unit: "Set", worth: 1, step: 1 };
  const isLot = /^en (?:display|paquete|caja) /.test(form) && counted.of === "juegos";
  return isLot
    ? { ...plan, step: counted.count }
    : { ...plan, content: { ...counted, of: counted.of.replace("juegos", "unidades") } };
}

/** Things told by the piece, the pair or the roll, of which several make a bundle with a price of its own, or a lot of pieces. */
function singlePlan(form: string, unit: string, counted: Content): Plan {
  const { count } = counted;
  if (LOT.test(form) || (count > MOST_IN_BUNDLE && !/^(?:en juego|por \d+ unidades)/.test(form)))
    return { unit, worth: 1, step: count };
  return { unit: PAIR.test(form) ? "Pair" : containerOf(form), worth: count, step: 1, content: counted };
}

const plans = new Map<string, Plan>();

/** Read once: a catalogue of a million products has some 800 forms. */
function planOf(form: string, unit: string): Plan {
  const key = `${unit}: ${form}`;
  const plan = plans.get(key) ?? readPlan(form, unit);
  plans.set(key, plan);
  return plan;
}

function readPlan(form: string, unit: string): Plan {
  const counted = countOf(form, unit);
  if (isContainer(unit)) return containerPlan(form, unit, counted);
  const alone = { unit, worth: 1, step: 1 };
  if (counted && CARTON.test(form)) return { ...alone, step: counted.count, carton: counted.count };
  if (counted && unit === "Set") return setPlan(form, counted);
  if (counted && !/^de \d/.test(form)) return singlePlan(form, unit, counted);
  return /^en (?:juego|kit) con/.test(form) && unit === "Piece" ? { ...alone, unit: "Set" } : alone;
}

/** A master carton near the drawn one that holds whole lots or bundles. */
function cartonOf({ worth, step, carton }: Plan, packs: readonly number[], drawn: number): number {
  if (carton) return carton;
  if (worth > 1) return Math.max(1, Math.round(drawn / worth));
  const whole = [drawn, ...packs].find((pack) => pack % step === 0);
  return whole ?? step * Math.max(1, Math.round(drawn / step));
}

/** Reads the packing out of the form; `drawn` is one of the kind's master cartons. */
export function packingOf({ unit, pack }: Good, form: string, drawn: number): Packing {
  const plan = planOf(form, unit);
  return { ...plan, carton: cartonOf(plan, pack, drawn) };
}

/** Where a content stands among the kind's others, 0 for the smallest to 1: a pack of 100 costs more than one of 10. */
export function contentShare({ forms, unit }: Good, { content }: Packing): number | undefined {
  if (!content) return undefined;
  const counts = [...new Set(forms.flatMap((form) => planOf(form, unit).content?.count ?? []))].sort((a, b) => a - b);
  return counts.length < 2 || !isContainer(unit) ? undefined : counts.indexOf(content.count) / (counts.length - 1);
}
