/** Ways of freight: a shared container, own containers, by air. The figure `mode` is the index. */
export const MODES = ["shared", "container", "air"] as const;
type Mode = (typeof MODES)[number];

type Bounds = { min: number; max: number; decimals: number };

/**
 * Figures are integers that stand for numbers with `decimals` places. Freight in dollars: `shared` per m³, `twenty` and `forty` per
 * container, `air` per kg. In pesos: `trm` per dollar, `inland` per m³, the least charges. `shipment` is in m³, the others in percent.
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

export type CustomFigures = Partial<Record<FigureName, number>>;

/** `duty`: set by the buyer. While undefined, the duty depends on the tariff heading. */
export type Figures = Record<Exclude<FigureName, "duty">, number> & { duty?: number | undefined };

export const FREIGHT_FIGURES = { shared: ["shared"], container: ["twenty", "forty"], air: ["air"] } as const;

export const freightMode = ({ mode }: Pick<Figures, "mode">): Mode => MODES[mode] ?? "shared";

const NAMES = Object.keys(BOUNDS).filter((name): name is FigureName => name in BOUNDS);
const isFigure = (name: string): name is FigureName => Object.hasOwn(BOUNDS, name);

const inBounds = (name: FigureName, value: number): number | undefined => {
  const { min, max } = BOUNDS[name];
  return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
};

/** Scales a decimal figure, such as `4125.5`, to its integer; undefined out of bounds. */
export const toScaledInteger = (name: FigureName, value: number): number | undefined =>
  inBounds(name, Math.round(value * 10 ** BOUNDS[name].decimals));

/** Parses `4.125,50` or `4125.5`; undefined when invalid or out of bounds. */
export function parseFigure(name: FigureName, text: string): number | undefined {
  const plain = text.trim().replace(/ /g, "");
  if (/^\d{1,12}(,\d{1,6})?$/.test(plain)) return toScaledInteger(name, Number(plain.replace(",", ".")));
  if (/^\d{1,3}(\.\d{3}){1,3}(,\d{1,6})?$/.test(plain))
    return toScaledInteger(name, Number(plain.replaceAll(".", "").replace(",", ".")));
  return /^\d{1,12}\.\d{1,6}$/.test(plain) ? toScaledInteger(name, Number(plain)) : undefined;
}

export const figureLabel = (name: FigureName, scaledInteger: number): string =>
  String(scaledInteger / 10 ** BOUNDS[name].decimals).replace(".", ",");

const TEXT_MAX = 400;

/** Figures in an address: `trm.412550_margin.4000`. */
export const formatCustomFigures = (custom: CustomFigures): string =>
  NAMES.flatMap((name) => (custom[name] === undefined ? [] : [`${name}.${custom[name]}`])).join("_");

export function parseCustomFigures(text: string | null | undefined): CustomFigures {
  if (!text || text.length > TEXT_MAX) return {};
  const custom: CustomFigures = {};
  for (const part of text.split("_")) {
    const [, name = "", digits = ""] = /^([A-Za-z]{2,12})\.(\d{1,9})$/.exec(part) ?? [];
    const value = isFigure(name) ? inBounds(name, Number(digits)) : undefined;
    if (isFigure(name) && value !== undefined) custom[name] = value;
  }
  return custom;
}
