import file from "@/messages/content/landing.json";

/** How goods travel: with others' in a container, in one of their own, by air. The order is that of the figure `mode`. */
export const MODES = ["shared", "container", "air"] as const;
export type Mode = (typeof MODES)[number];

type Bounds = { min: number; max: number; decimals: number };

/**
 * What an estimate is reckoned with, as whole numbers: `decimals` are the places after the comma that a person reads. Money in dollars
 * and in pesos, shares in percent, `shipment` in cubic metres. Nothing beyond the bounds is ever reckoned with.
 */
export const BOUNDS = {
  mode: { min: 0, max: MODES.length - 1, decimals: 0 },
  trm: { min: 10_000, max: 5_000_000, decimals: 2 },
  shared: { min: 0, max: 1_000_000, decimals: 2 },
  twenty: { min: 0, max: 10_000_000, decimals: 2 },
  forty: { min: 0, max: 10_000_000, decimals: 2 },
  air: { min: 0, max: 100_000, decimals: 2 },
  insurance: { min: 0, max: 2000, decimals: 2 },
  duty: { min: 0, max: 20_000, decimals: 2 },
  vat: { min: 0, max: 5000, decimals: 2 },
  agent: { min: 0, max: 2000, decimals: 2 },
  agentLeast: { min: 0, max: 100_000_000, decimals: 0 },
  inland: { min: 0, max: 100_000_000, decimals: 0 },
  inlandLeast: { min: 0, max: 100_000_000, decimals: 0 },
  shipment: { min: 1, max: 10_000_000, decimals: 3 },
  margin: { min: 0, max: 9000, decimals: 2 },
} as const satisfies Record<string, Bounds>;
export type FigureName = keyof typeof BOUNDS;

/** Figures that somebody has chosen; the others are the operator's. */
export type CustomFigures = Partial<Record<FigureName, number>>;

/** All figures of an estimate. `duty` is there only where the buyer says it; else it follows from the tariff heading. */
export type Figures = Record<Exclude<FigureName, "duty">, number> & { duty?: number | undefined };

const NAMES = Object.keys(BOUNDS).filter((name): name is FigureName => name in BOUNDS);
const isFigure = (name: string): name is FigureName => Object.hasOwn(BOUNDS, name);

const within = (name: FigureName, value: number): number | undefined => {
  const { min, max } = BOUNDS[name];
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
};

/** A figure as a file or a field gives it, `4125.5`, as the whole number that is reckoned with; undefined beyond its bounds. */
export const wholeFigure = (name: FigureName, value: number): number | undefined =>
  within(name, Math.round(value * 10 ** BOUNDS[name].decimals));

/** A figure as a person types it, `4.125,50` or `4125.5`; undefined where it is none, or beyond its bounds. */
export function parseFigure(name: FigureName, text: string): number | undefined {
  const plain = text.trim().replace(/ /g, "");
  if (/^\d{1,12}(,\d{1,6})?$/.test(plain)) return wholeFigure(name, Number(plain.replace(",", ".")));
  if (/^\d{1,3}(\.\d{3}){1,3}(,\d{1,6})?$/.test(plain))
    return wholeFigure(name, Number(plain.replaceAll(".", "").replace(",", ".")));
  return /^\d{1,12}\.\d{1,6}$/.test(plain) ? wholeFigure(name, Number(plain)) : undefined;
}

/** A figure to be typed over: `4125,5`. */
export const figureLabel = (name: FigureName, whole: number): string =>
  String(whole / 10 ** BOUNDS[name].decimals).replace(".", ",");

/** Longest text that figures are read from; the longest that is written is shorter. */
const TEXT_MAX = 400;

/** Figures as an address carries them: `trm.412550_margin.4000`. */
export const figuresText = (custom: CustomFigures): string =>
  NAMES.flatMap((name) => (custom[name] === undefined ? [] : [`${name}.${custom[name]}`])).join("_");

/** Figures out of a text that anybody may have written: what is no figure, or beyond its bounds, is passed over. */
export function figuresIn(text: string | null | undefined): CustomFigures {
  if (!text || text.length > TEXT_MAX) return {};
  const custom: CustomFigures = {};
  for (const part of text.split("_")) {
    const [, name = "", digits = ""] = /^([A-Za-z]{2,12})\.(\d{1,9})$/.exec(part) ?? [];
    const value = isFigure(name) ? within(name, Number(digits)) : undefined;
    if (isFigure(name) && value !== undefined) custom[name] = value;
  }
  return custom;
}

/** Where a figure of the operator's comes from. `days` after its date it is out of date; without them it holds until it is replaced. */
type Stated = { value: number; source: string; date: string; days?: number | undefined; isExample?: boolean | undefined };

const STATED: Record<Exclude<FigureName, "duty" | "mode">, Stated> = file.figures;
const DUTIES: (Stated & { heading: string })[] = file.duties;

const DAY_MS = 86_400_000;

const isStale = ({ date, days }: Stated, now: number) => days !== undefined && now > Date.parse(date) + (days + 1) * DAY_MS;

/** A figure that an estimate was reckoned with, and where it comes from. */
export type Source = { name: FigureName; value: number; source: string; date: string; isExample: boolean; isStale: boolean };

const toSource = (name: FigureName, stated: Stated, now: number): Source => ({
  name,
  value: stated.value,
  source: stated.source,
  date: stated.date,
  isExample: stated.isExample ?? false,
  isStale: isStale(stated, now),
});

/** The duty of a tariff heading: that of the longest beginning of it that the operator's file names. */
const dutyStated = (heading: string) =>
  DUTIES.filter((duty) => heading.startsWith(duty.heading)).reduce<(typeof DUTIES)[number] | undefined>(
    (best, duty) => (best && best.heading.length >= duty.heading.length ? best : duty),
    undefined,
  );

/** The duty of a tariff heading in hundredths of a percent; of none, the operator's for goods whose heading is not known. */
export const dutyOf = (heading = ""): number => wholeFigure("duty", dutyStated(heading)?.value ?? 0) ?? 0;

/** A figure of the operator's as it is reckoned with. */
const stated = (name: Exclude<FigureName, "duty" | "mode">): number => wholeFigure(name, STATED[name].value) ?? BOUNDS[name].min;

/** The operator's figures under those of the buyer. */
export const figuresWith = (custom: CustomFigures): Figures => ({
  mode: 0,
  trm: stated("trm"),
  shared: stated("shared"),
  twenty: stated("twenty"),
  forty: stated("forty"),
  air: stated("air"),
  insurance: stated("insurance"),
  vat: stated("vat"),
  agent: stated("agent"),
  agentLeast: stated("agentLeast"),
  inland: stated("inland"),
  inlandLeast: stated("inlandLeast"),
  shipment: stated("shipment"),
  margin: stated("margin"),
  ...custom,
});

const FREIGHTS: Record<Mode, ("shared" | "twenty" | "forty" | "air")[]> = {
  shared: ["shared"],
  container: ["twenty", "forty"],
  air: ["air"],
};

export const modeOf = ({ mode }: Pick<Figures, "mode">): Mode => MODES[mode] ?? "shared";

/** Where the operator's figures of an estimate come from, at a time in milliseconds; the buyer's own are left out. */
export function sourcesOf(custom: CustomFigures, headings: readonly (string | undefined)[], now: number): Source[] {
  const names = [
    "trm",
    ...FREIGHTS[modeOf(figuresWith(custom))],
    "insurance",
    "vat",
    "agent",
    "agentLeast",
    "inland",
    "inlandLeast",
  ] as const;
  const duties = custom.duty === undefined ? [...new Set(headings.map((heading = "") => dutyStated(heading)))] : [];
  return [
    ...names.filter((name) => custom[name] === undefined).map((name) => toSource(name, STATED[name], now)),
    ...duties.flatMap((duty) => (duty ? [toSource("duty", duty, now)] : [])),
  ];
}

/** The day of the operator's exchange rate, and whether it is out of date at a time in milliseconds. */
export const rateOf = (now: number): Source & { pesos: number } => ({
  ...toSource("trm", STATED.trm, now),
  pesos: stated("trm"),
});

/** What a container takes: whole cubic centimetres and grams. */
const room = ({ metres, kg }: { metres: number; kg: number }) => ({
  volume: Math.round(metres * 1_000_000),
  weight: Math.round(kg * 1000),
});
export const ROOM = { twenty: room(file.containers.twenty), forty: room(file.containers.forty) };
