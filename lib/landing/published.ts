import file from "@/messages/content/landing.json";
import {
  BOUNDS,
  type CustomFigures,
  type FigureName,
  type Figures,
  FREIGHT_FIGURES,
  freightMode,
  toScaledInteger,
} from "./figures";

/** `days`: how long the figure holds after `date`. Without it the figure never becomes outdated. */
type PublishedFigure = {
  value: number;
  source: string;
  date: string;
  days?: number | undefined;
  isExample?: boolean | undefined;
};

const PUBLISHED: Record<Exclude<FigureName, "duty" | "mode">, PublishedFigure> = file.figures;
const DUTIES: (PublishedFigure & { heading: string })[] = file.duties;

const defaultFigure = (name: Exclude<FigureName, "duty" | "mode">): number =>
  toScaledInteger(name, PUBLISHED[name].value) ?? BOUNDS[name].min;

/** The operator's figures, replaced by the buyer's where there are any. */
export const mergeFigures = (custom: CustomFigures): Figures => ({
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

/** The published duty whose heading is the longest prefix of a tariff heading. */
const dutyFor = (heading: string) =>
  DUTIES.filter((duty) => heading.startsWith(duty.heading)).reduce<(typeof DUTIES)[number] | undefined>(
    (best, duty) => (best && best.heading.length >= duty.heading.length ? best : duty),
    undefined,
  );

/** Duty in hundredths of a percent. For an unknown heading it is the operator's default. */
export const dutyRate = (heading = ""): number => toScaledInteger("duty", dutyFor(heading)?.value ?? 0) ?? 0;

export type Source = { name: FigureName; value: number; source: string; date: string; isExample: boolean; isStale: boolean };

/** Sources of the operator's figures that `custom` does not replace, and whether each is outdated at `now` (milliseconds). */
export function listSources(custom: CustomFigures, headings: readonly (string | undefined)[], now: number): Source[] {
  const names = [
    "trm",
    ...FREIGHT_FIGURES[freightMode(mergeFigures(custom))],
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

/** The exchange rate, and whether it is outdated at `now` (milliseconds). `pesos`: hundredths of a peso for a dollar. */
export const exchangeRate = (now: number): Source & { pesos: number } => ({
  ...toSource("trm", PUBLISHED.trm, now),
  pesos: defaultFigure("trm"),
});

const toSource = (name: FigureName, published: PublishedFigure, now: number): Source => ({
  name,
  value: published.value,
  source: published.source,
  date: published.date,
  isExample: published.isExample ?? false,
  isStale: isStale(published, now),
});

const DAY_MS = 86_400_000;

const isStale = ({ date, days }: PublishedFigure, now: number) =>
  days !== undefined && now > Date.parse(date) + (days + 1) * DAY_MS;
