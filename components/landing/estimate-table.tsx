import { loadsTogether } from "@/lib/contract/carton";
import { fill, groupedNumber, numberLabel, pesosLabel, plural } from "@/lib/format";
import { type Estimate, type Goods, ITEMS, type Item, perUnit } from "@/lib/landing";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { type CustomFigures, type Figures, figureLabel, freightMode } from "@/lib/landing/figures";
import { loadLabels } from "@/lib/landing/load-labels";
import { dutyRate, listSources } from "@/lib/landing/published";
import { writtenDate } from "@/lib/written-date";
import later from "@/messages/later.json";

const t = later.landing;

type Props = {
  estimate: Estimate;
  goods: Goods[];
  figures: Figures;
  custom: CustomFigures;
  units?: { quantity: number; unit: string; units: string } | undefined;
  now: number;
};

/** Name of a cost, with its percentage if that is the same for all goods. */
function itemLabel(item: Item, goods: Goods[], figures: Figures): string {
  const duties = [...new Set(goods.map(({ heading }) => figures.duty ?? dutyRate(heading)))];
  const rates: Partial<Record<Item, number>> = { vat: figures.vat, ...(duties.length === 1 && { duty: duties[0] ?? 0 }) };
  const rate = rates[item];
  return rate === undefined ? t.items[item] : fill(t.rated, { item: t.items[item], rate: figureLabel("vat", rate) });
}

export function EstimateTable({ estimate, goods, figures, custom, units, now }: Props) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      {units && (
        <p className="text-xs text-muted">
          {fill(t.quantity, { count: groupedNumber(units.quantity), unit: units.quantity === 1 ? units.unit : units.units })}
        </p>
      )}
      <dl className="flex flex-col gap-1">
        {ITEMS.filter((item) => estimate.items[item] > 0).map((item) => (
          <Row key={item} name={itemLabel(item, goods, figures)} pesos={estimate.items[item]} />
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-3 font-bold">
          <dt>{t.total}</dt>
          <dd className="whitespace-nowrap tabular-nums">{pesosLabel(estimate.total)}</dd>
        </div>
        {units && (
          <div className="flex justify-between gap-4 text-base font-bold text-brand">
            <dt>{fill(t.perUnit, { unit: units.unit })}</dt>
            <dd className="whitespace-nowrap tabular-nums">≈ {estimateLabel(perUnit(estimate.total, units.quantity))}</dd>
          </div>
        )}
      </dl>
      <Terms estimate={estimate} goods={goods} figures={figures} custom={custom} units={units} now={now} />
    </div>
  );
}

function Row({ name, pesos }: { name: string; pesos: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{pesosLabel(pesos)}</dd>
    </div>
  );
}

function shipmentLabel({ estimate: { containers }, goods, figures, units }: Props): string {
  if (containers) {
    const counts = (["twenty", "forty"] as const).filter((size) => containers[size] > 0);
    return `${counts.map((size) => plural(t.containers[size], containers[size])).join(" + ")}.`;
  }
  if (units && freightMode(figures) === "air") return "";
  if (units) return fill(t.shipment, { metres: figureLabel("shipment", figures.shipment) });
  return fill(t.own, loadLabels(loadsTogether(goods.map(({ load }) => load))));
}

function Terms(props: Props) {
  const { goods, figures, custom, now } = props;
  const sources = listSources(
    custom,
    goods.map(({ heading }) => heading),
    now,
  );
  const rate = sources.find(({ name }) => name === "trm");
  const trm = numberLabel(figures.trm / 100);
  return (
    <div className="flex flex-col gap-1 text-xs text-muted">
      <p>
        {t.estimation} {rate ? fill(t.rate, { trm, date: writtenDate(`${rate.date}T12:00:00Z`) }) : fill(t.ownRate, { trm })}{" "}
        {shipmentLabel(props)} {t.vatNote}
      </p>
      {sources.some(({ isStale }) => isStale) && <p className="font-semibold text-accent-strong">{t.staleSome}</p>}
      {sources.some(({ isExample }) => isExample) && <p className="font-semibold text-gold">{t.exampleSome}</p>}
      <details>
        <summary className="flex min-h-11 items-center font-semibold text-brand">{t.sourcesTitle}</summary>
        <ul className="flex flex-col gap-1">
          {sources.map(({ name, value, source, date, isStale }) => (
            <li key={`${name} ${source}`}>
              {fill(t.source, {
                name: name === "mode" || name === "margin" ? "" : t.figures[name],
                value: numberLabel(value),
                source,
                date,
              })}
              {isStale && <strong className="text-accent-strong"> {t.stale}</strong>}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
