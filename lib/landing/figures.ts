import file from "@/messages/content/landing.json";

/** Shared container, own container, air; the index is the figure `mode`. */
export const MODES = ["shared", "container", "air"] as const;
export type Mode = (typeof MODES)[number];

type Bounds = { min: number; max: number; decimals: number };

/** Integers with `decimals` places: money in dollars or pesos, shares in percent, `shipment` in cubic metres. */
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

export type CustomFigures = Partial<Record<FigureName, number>>;

/** `duty`: only where the buyer sets it; else by tariff heading. */
export type Figures = Record<Exclude<FigureName, "duty">, number> & { duty?: number | undefined };

const NAMES = Object.keys(BOUNDS).filter((name): name is FigureName => name in BOUNDS);
const isFigure = (name: string): name is FigureName => Object.hasOwn(BOUNDS, name);

const within = (name: FigureName, value: number): number | undefined => {
  const { min, max } = BOUNDS[name];
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
};

/** Integer of a decimal figure (`4125.5`); undefined out of bounds. */
export const toScaledInteger = (name: FigureName, value: number): number | undefined =>
  within(name, Math.round(value * 10 ** BOUNDS[name].decimals));

/** Parses `4.125,50` or `4125.5`; undefined when invalid or out of bounds. */
export function parseFigure(name: FigureName, text: string): number | undefined {
  const plain = text.trim().replace(/ /g, "");
  if (/^\d{1,12}(,\d{1,6})?$/.test(plain)) return toScaledInteger(name, Number(plain.replace(",", ".")));
  if (/^\d{1,3}(\.\d{3}){1,3}(,\d{1,6})?$/.test(plain))
    return toScaledInteger(name, Number(plain.replaceAll(".", "").replace(",", ".")));
  return /^\d{1,12}\.\d{1,6}$/.test(plain) ? toScaledInteger(name, Number(plain)) : undefined;
}

export const figureLabel = (name: FigureName, whole: number): string =>
  String(whole / 10 ** BOUNDS[name].decimals).replace(".", ",");

const TEXT_MAX = 400;

/** Figures in an address: `trm.412550_margin.4000`. */
export const figuresText = (custom: CustomFigures): string =>
  NAMES.flatMap((name) => (custom[name] === undefined ? [] : [`${name}.${custom[name]}`])).join("_");

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

/** `days`: validity after `date`; without it until replaced. */
type PublishedFigure = {
  value: number;
  source: string;
  date: string;
  days?: number | undefined;
  isExample?: boolean | undefined;
};

const PUBLISHED: Record<Exclude<FigureName, "duty" | "mode">, PublishedFigure> = file.figures;
const DUTIES: (PublishedFigure & { heading: string })[] = file.duties;

const DAY_MS = 86_400_000;

const isStale = ({ date, days }: PublishedFigure, now: number) =>
  days !== undefined && now > Date.parse(date) + (days + 1) * DAY_MS;

export type Source = { name: FigureName; value: number; source: string; date: string; isExample: boolean; isStale: boolean };

const toSource = (name: FigureName, published: PublishedFigure, now: number): Source => ({
  name,
  value: published.value,
  source: published.source,
  date: published.date,
  isExample: published.isExample ?? false,
  isStale: isStale(published, now),
});

/** Duty of the longest configured prefix of a tariff heading. */
const dutyFor = (heading: string) =>
  DUTIES.filter((duty) => heading.startsWith(duty.heading)).reduce<(typeof DUTIES)[number] | undefined>(
    (best, duty) => (best && best.heading.length >= duty.heading.length ? best : duty),
    undefined,
  );

/** In hundredths of a percent; the operator's default for an unknown heading. */
export const dutyRate = (heading = ""): number => toScaledInteger("duty", dutyFor(heading)?.value ?? 0) ?? 0;

const defaultFigure = (name: Exclude<FigureName, "duty" | "mode">): number =>
  toScaledInteger(name, PUBLISHED[name].value) ?? BOUNDS[name].min;

export const figuresWith = (custom: CustomFigures): Figures => ({
  mode: 0,
  trm: defaultFigure("trm"),
  shared: defaultFigure("shared"),
  twenty: defaultFigure("twenty"),
  forty: defaultFigure("forty"),
  air: defaultFigure("air"),
  insurance: defaultFigure("insurance"),
  vat: defaultFigure("vat"),
  agent: defaultFigure("agent"),
  agentLeast: defaultFigure("agentLeast"),
  inland: defaultFigure("inland"),
  inlandLeast: defaultFigure("inlandLeast"),
  shipment: defaultFigure("shipment"),
  margin: defaultFigure("margin"),
  ...custom,
});

const FREIGHTS: Record<Mode, ("shared" | "twenty" | "forty" | "air")[]> = {
  shared: ["shared"],
  container: ["twenty", "forty"],
  air: ["air"],
};

export const freightMode = ({ mode }: Pick<Figures, "mode">): Mode => MODES[mode] ?? "shared";

/** Sources of the operator's figures in use at `now` (milliseconds). */
export function listSources(custom: CustomFigures, headings: readonly (string | undefined)[], now: number): Source[] {
  const names = [
    "trm",
    ...FREIGHTS[freightMode(figuresWith(custom))],
    "insurance",
    "vat",
    "agent",
    "agentLeast",
    "inland",
    "inlandLeast",
  ] as const;
  const duties = custom.duty === undefined ? [...new Set(headings.map((heading = "") => dutyFor(heading)))] : [];
  return [
    ...names.filter((name) => custom[name] === undefined).map((name) => toSource(name, PUBLISHED[name], now)),
    ...duties.flatMap((duty) => (duty ? [toSource("duty", duty, now)] : [])),
  ];
}

/** The exchange rate's source, and whether it is outdated at `now` (milliseconds). */
export const exchangeRate = (now: number): Source & { pesos: number } => ({
  ...toSource("trm", PUBLISHED.trm, now),
  pesos: defaultFigure("trm"),
});

const room = ({ metres, kg }: { metres: number; kg: number }) => ({
  volume: Math.round(metres * 1_000_000),
  weight: Math.round(kg * 1000),
});
export const ROOM = { twenty: room(file.containers.twenty), forty: room(file.containers.forty) };
