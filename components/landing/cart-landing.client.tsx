"use client";

import { Icon } from "@/components/ui/icon";
import type { CartLine } from "@/lib/contract/cart";
import { withoutSamples } from "@/lib/contract/cart-sums";
import { type Load, loadsTogether } from "@/lib/contract/carton";
import { fill, groupedNumber, numberLabel, plural } from "@/lib/format";
import { estimateCosts } from "@/lib/landing";
import { useFigures } from "@/lib/landing/client";
import { estimateLabel } from "@/lib/landing/estimate-label";
import { toGoods } from "@/lib/landing/goods";
import { loadLabels } from "@/lib/landing/load-labels";
import { CONTAINER_SPACES, type ContainerSpace, cartonsInto, percentUsed, spaceLeft } from "@/lib/landing/used-space";
import later from "@/messages/later.json";
import { EstimateBoard } from "./estimate-board.client";
import { LineCartons } from "./line-cartons.client";

const t = later.landing;
const ALTERNATIVES = new Intl.ListFormat("es-CO", { type: "disjunction" });

const leftLabels = ({ volume, weight }: Load) =>
  loadLabels({ volume: Math.floor(volume / 1000) * 1000, weight: Math.floor(weight / 1000) * 1000 });

const isContainerSpace = (name: string): name is ContainerSpace => name in CONTAINER_SPACES;

type Props = { lines: CartLine[]; onChange: (id: string, quantity: number) => void };

/** Volume and landed cost of the chosen lines; hidden without carton data. */
export default function CartLanding({ lines: chosenLines, onChange }: Props) {
  const lines = withoutSamples(chosenLines);
  const figureState = useFigures();
  const goods = toGoods(lines);
  const [shared, alone] = [false, true].map((isWhole) => estimateCosts(goods, figureState.figures, isWhole));
  if (!shared || !alone) return null;
  const sharedLabel = estimateLabel(shared.total);
  const aloneLabel = estimateLabel(alone.total);
  const load = loadsTogether(goods.map((one) => one.load));
  return (
    <section aria-labelledby="volumen" className="flex flex-col gap-4 rounded-block border border-line bg-surface p-4">
      <details className="group text-sm">
        <summary className="flex min-h-11 items-center justify-between gap-3">
          <h2 id="volumen" className="text-base">
            {t.load.title}: {fill(t.load.lead, loadLabels(load))}
          </h2>
          <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <ul className="flex flex-col gap-3 py-3">
          {Object.keys(CONTAINER_SPACES)
            .filter(isContainerSpace)
            .map((space) => (
              <UsedSpace key={space} space={space} percent={percentUsed(load, space)} />
            ))}
        </ul>
        <SpaceLeft load={load} lines={lines} />
        <ul className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
          {lines.map((line) => (
            <LineCartons key={line.id} line={line} onChange={(quantity) => onChange(line.id, quantity)} />
          ))}
        </ul>
        {goods.length < lines.length && (
          <p className="mt-3 text-xs text-muted">{plural(t.load.unknown, lines.length - goods.length)}</p>
        )}
      </details>
      <details id="costo" className="group border-t border-line">
        <summary className="flex items-start justify-between gap-3 pt-3 text-sm">
          <span className="min-w-0">
            <span className="text-base font-bold">
              {t.cartTitle}
              {lines.length < chosenLines.length && t.sampleApart}
            </span>
            <strong className="block text-brand tabular-nums">{fill(t.cartShared, { pesos: sharedLabel })}</strong>
            {aloneLabel !== sharedLabel && (
              <strong className="block tabular-nums">{fill(t.cartAlone, { pesos: aloneLabel })}</strong>
            )}
            <span className="block text-xs text-muted print:hidden">{t.cartLead}</span>
          </span>
          <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-3 pt-3">
          <p className="text-sm font-semibold">{t.boardAlone}</p>
          <EstimateBoard goods={goods} figureState={figureState} />
        </div>
      </details>
    </section>
  );
}

function UsedSpace({ space, percent }: { space: ContainerSpace; percent: number }) {
  return (
    <li>
      <span className="flex justify-between gap-4">
        <span>{t.load.spaces[space]}</span>
        <span className="tabular-nums">
          {percent > 100
            ? fill(t.load.times, { times: numberLabel(percent / 100) })
            : fill(percent > 1 ? t.load.taken : t.load.takenLittle, { percent: groupedNumber(percent) })}
        </span>
      </span>
      <span aria-hidden="true" className="block overflow-hidden rounded-control bg-sunken">
        <span className="block bg-brand" style={{ width: `${Math.min(100, percent)}%`, height: "0.5rem" }} />
      </span>
    </li>
  );
}

/** Room left in the smallest freight space that holds the load, with up to three goods of which further cartons fit. */
function SpaceLeft({ load, lines }: { load: Load; lines: CartLine[] }) {
  const smallest = spaceLeft(load);
  if (!smallest) return null;
  const fitting = lines
    .map((line) => ({ line, count: cartonsInto(smallest.left, line) }))
    .filter(({ count }) => count > 0)
    .slice(0, 3);
  const examples = fitting.map(({ line, count }) => fill(plural(t.load.more, count), { name: line.name }));
  return (
    <div>
      <p>{fill(t.load.left, { ...leftLabels(smallest.left), space: t.load.into[smallest.space] })}</p>
      {examples.length > 0 && (
        <p className="text-xs text-muted">{fill(t.load.moreLead, { examples: ALTERNATIVES.format(examples) })}</p>
      )}
    </div>
  );
}
