import type { Good } from "./vocabulary.ts";

/** Content per unit: 12 "unidades", 5 "pares". */
export type Content = { count: number; of: string };

export type Packing = {
  unit: string;
  content?: Content;
  /** Own units per unit: 3 for a set of three. */
  worth: number;
  step: number;
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
const MEASURES = new Set(["m", "metros", "kg", "g", "minuto", "minutos", "tintas", "veces", "divisiones"]);
const COUNTABLE =
  /^(piezas|pares|hojas|pliegos|rollos|bolsas|tubos|colores|conos|carretes|ovillos|blocs|tarros|barras|bombillos|juegos|paquetes|tonos)$/;
const PAIR = /^(?:en|por) par(?:es|eja)?(?!\S)/u;
const CARTON = /(?<!\p{L})(cartón|estiba|paleta|bulto)(?!\p{L})/u;
const LOT =
  /^(?:a granel|apilad|surtid)|en display|^en (?:surtido|torre|bandeja|atado|tarro|canasta|canastilla|lata|argolla|exhibidor|docena|ramo)/u;
const IN_BUNDLE_MAX = 6;

const CONTAINERS: readonly (readonly [RegExp, string])[] = [
  [/^en (?:cajita|caja)(?!\p{L})/u, "Box"],
  [/^en (?:bolsa|malla|saco|red)(?!\p{L})/u, "Bag"],
  [/^en rollo(?!\p{L})/u, "Roll"],
  [/^en (?:juego|kit|tríptico)(?!\p{L})/u, "Set"],
];

const findContainer = (form: string): string => CONTAINERS.find(([pattern]) => pattern.test(form))?.[1] ?? "Pack";

const OWN_NAMES: Record<string, string> = { Pair: "pares", Roll: "rollos", Set: "juegos" };
const isContainer = (unit: string): boolean => unit === "Pack" || unit === "Box" || unit === "Bag";

/** Undefined when the form states no count. */
function parseCount(form: string, unit: string): Content | undefined {
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
  const plan = { unit: /^(?:en|a granel|surtid)/.test(form) ? findContainer(form) : unit, worth: 1, step: 1 };
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

function singlePlan(form: string, unit: string, counted: Content): Plan {
  const { count } = counted;
  if (LOT.test(form) || (count > IN_BUNDLE_MAX && !/^(?:en juego|por \d+ unidades)/.test(form)))
    return { unit, worth: 1, step: count };
  return { unit: PAIR.test(form) ? "Pair" : findContainer(form), worth: count, step: 1, content: counted };
}

const plans = new Map<string, Plan>();

function cachedPlan(form: string, unit: string): Plan {
  const key = `${unit}: ${form}`;
  const plan = plans.get(key) ?? readPlan(form, unit);
  plans.set(key, plan);
  return plan;
}

function readPlan(form: string, unit: string): Plan {
  const counted = parseCount(form, unit);
  if (isContainer(unit)) return containerPlan(form, unit, counted);
  const alone = { unit, worth: 1, step: 1 };
  if (counted && CARTON.test(form)) return { ...alone, step: counted.count, carton: counted.count };
  if (counted && unit === "Set") return setPlan(form, counted);
  if (counted && !/^de \d/.test(form)) return singlePlan(form, unit, counted);
  return /^en (?:juego|kit) con/.test(form) && unit === "Piece" ? { ...alone, unit: "Set" } : alone;
}

function chooseCartonCount({ worth, step, carton }: Plan, packs: readonly number[], drawn: number): number {
  if (carton) return carton;
  if (worth > 1) return Math.max(1, Math.round(drawn / worth));
  const whole = [drawn, ...packs].find((pack) => pack % step === 0);
  return whole ?? step * Math.max(1, Math.round(drawn / step));
}

export function makePacking({ unit, pack }: Good, form: string, drawn: number): Packing {
  const plan = cachedPlan(form, unit);
  return { ...plan, carton: chooseCartonCount(plan, pack, drawn) };
}

/** Rank among the kind's contents, 0 to 1. */
export function contentShare({ forms, unit }: Good, { content }: Packing): number | undefined {
  if (!content) return undefined;
  const counts = [...new Set(forms.flatMap((form) => cachedPlan(form, unit).content?.count ?? []))].sort((a, b) => a - b);
  return counts.length < 2 || !isContainer(unit) ? undefined : counts.indexOf(content.count) / (counts.length - 1);
}
