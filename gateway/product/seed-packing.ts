import type { Good } from "./vocabulary.ts";

/** Content of a unit: 12 "unidades", 5 "pares". */
export type Content = { count: number; of: string };

/** `unit`: what is priced; `singles`: single goods in it, 3 for a set of three. Quantities are multiples of `step`; a carton has `carton` units. */
export type Packing = { unit: string; content?: Content; singles: number; step: number; carton: number };

/** `form`: the phrase of packing in a product's name; `drawn`: units in a carton, drawn from `pack`. */
export function makePacking({ unit, pack }: Good, form: string, drawn: number): Packing {
  const plan = cachedPlan(form, unit);
  return { ...plan, carton: chooseCartonCount(plan, pack, drawn) };
}

/** Rank among the kind's contents, 0 to 1. */
export function contentShare({ forms, unit }: Good, { content }: Packing): number | undefined {
  if (!content) return undefined;
  const counts = [...new Set(forms.flatMap((form) => cachedPlan(form, unit).content?.count ?? []))].sort((a, b) => a - b);
  return counts.length < 2 || !isContainerUnit(unit) ? undefined : counts.indexOf(content.count) / (counts.length - 1);
}

type Plan = Omit<Packing, "carton"> & { carton?: number };

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
const COUNT_WORD = String.raw`(\d[\d.]*|dos|tres|cuatro|seis|docena|ciento)`;
const STATED_COUNT = new RegExp(String.raw`(?:^| )(?:de a|de|por) ${COUNT_WORD}(?: (?:delanteros )?(\p{L}+))?(?!\S)`, "u");
const WORD_WITH_COUNT = /^en (docena|tríptico)|^en paquete (doble)/u;
const NOT_GOODS = new Set(["m", "metros", "kg", "g", "minuto", "minutos", "tintas", "veces", "divisiones"]);
const COUNTABLE =
  /^(piezas|pares|hojas|pliegos|rollos|bolsas|tubos|colores|conos|carretes|ovillos|blocs|tarros|barras|bombillos|juegos|paquetes|tonos)$/;
const PAIR = /^(?:en|por) par(?:es|eja)?(?!\S)/u;
const CARTON = /(?<!\p{L})(cartón|estiba|paleta|bulto)(?!\p{L})/u;
const SOLD_IN_LOTS =
  /^(?:a granel|apilad|surtid)|en display|^en (?:surtido|torre|bandeja|atado|tarro|canasta|canastilla|lata|argolla|exhibidor|docena|ramo)/u;
const BUNDLE_MAX = 6;

const CONTAINERS: readonly (readonly [RegExp, string])[] = [
  [/^en (?:cajita|caja)(?!\p{L})/u, "Box"],
  [/^en (?:bolsa|malla|saco|red)(?!\p{L})/u, "Bag"],
  [/^en rollo(?!\p{L})/u, "Roll"],
  [/^en (?:juego|kit|tríptico)(?!\p{L})/u, "Set"],
];

const findContainer = (form: string): string => CONTAINERS.find(([pattern]) => pattern.test(form))?.[1] ?? "Pack";

const UNIT_PLURALS: Record<string, string> = { Pair: "pares", Roll: "rollos", Set: "juegos" };
const isContainerUnit = (unit: string): boolean => unit === "Pack" || unit === "Box" || unit === "Bag";

function parseCount(form: string, unit: string): Content | undefined {
  const [, stated, of = ""] = STATED_COUNT.exec(form) ?? [];
  if (NOT_GOODS.has(of)) return undefined;
  const countText = stated ?? WORD_WITH_COUNT.exec(form)?.slice(1).find(Boolean) ?? "";
  const count = NUMBER_WORDS[countText] ?? Number(countText.replaceAll(".", ""));
  if (!count) return PAIR.test(form) && unit !== "Pair" ? { count: 2, of: "unidades" } : undefined;
  const ownPlural = isContainerUnit(unit) ? undefined : UNIT_PLURALS[unit];
  return { count, of: COUNTABLE.test(of) ? of : (ownPlural ?? "unidades") };
}

function containerPlan(form: string, unit: string, stated: Content | undefined): Plan {
  const plan = { unit: /^(?:en|a granel|surtid)/.test(form) ? findContainer(form) : unit, singles: 1, step: 1 };
  if (!stated) return { ...plan, unit: plan.unit === "Pack" && /^(?:a granel|surtid)/.test(form) ? unit : plan.unit };
  const isLot = form.startsWith("en display") || stated.of === "paquetes";
  return isLot ? { ...plan, unit, step: stated.count } : { ...plan, content: stated };
}

function setPlan(form: string, stated: Content): Plan {
  const plan = { unit: "Set", singles: 1, step: 1 };
  const isLot = /^en (?:display|paquete|caja) /.test(form) && stated.of === "juegos";
  return isLot
    ? { ...plan, step: stated.count }
    : { ...plan, content: { ...stated, of: stated.of.replace("juegos", "unidades") } };
}

function singlePlan(form: string, unit: string, stated: Content): Plan {
  const { count } = stated;
  if (SOLD_IN_LOTS.test(form) || (count > BUNDLE_MAX && !/^(?:en juego|por \d+ unidades)/.test(form)))
    return { unit, singles: 1, step: count };
  return { unit: PAIR.test(form) ? "Pair" : findContainer(form), singles: count, step: 1, content: stated };
}

const plans = new Map<string, Plan>();

function cachedPlan(form: string, unit: string): Plan {
  const key = `${unit}: ${form}`;
  const plan = plans.get(key) ?? readPlan(form, unit);
  plans.set(key, plan);
  return plan;
}

function readPlan(form: string, unit: string): Plan {
  const stated = parseCount(form, unit);
  if (isContainerUnit(unit)) return containerPlan(form, unit, stated);
  const single = { unit, singles: 1, step: 1 };
  if (stated && CARTON.test(form)) return { ...single, step: stated.count, carton: stated.count };
  if (stated && unit === "Set") return setPlan(form, stated);
  if (stated && !/^de \d/.test(form)) return singlePlan(form, unit, stated);
  return /^en (?:juego|kit) con/.test(form) && unit === "Piece" ? { ...single, unit: "Set" } : single;
}

function chooseCartonCount({ singles, step, carton }: Plan, packs: readonly number[], drawn: number): number {
  if (carton) return carton;
  if (singles > 1) return Math.max(1, Math.round(drawn / singles));
  const wholeLots = [drawn, ...packs].find((count) => count % step === 0);
  return wholeLots ?? step * Math.max(1, Math.round(drawn / step));
}
