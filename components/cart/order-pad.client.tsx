"use client";

import { type CSSProperties, type Ref, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture-address";
import { SheetTitle } from "@/components/ui/sheet-title";
import { quantitiesToKeep } from "@/lib/cart/pad";
import { priceAt, sumDollars } from "@/lib/contract/price";
import type { PriceTier, Sku } from "@/lib/contract/product";
import { fill, groupedNumber, money, plural } from "@/lib/format";
import { parseQuantity, quantityProblem } from "@/lib/quantity";
import { useSingleRun } from "@/lib/use-single-run";
import later from "@/messages/later.json";
import { addToCart } from "./add-to-cart";
import { PadPaste } from "./pad-paste.client";

const t = later.cartActions.pad;

type Product = {
  id: string;
  name: string;
  price: number;
  tiers: PriceTier[];
  minimum: number;
  minimumLabel: string;
  step: number | undefined;
  unit: string;
  skus: Sku[];
};

const STICKY_FOOT: CSSProperties = {
  position: "sticky",
  bottom: "-1rem",
  margin: "0 -1rem -1rem",
  padding: "0.5rem 1rem 0.75rem",
};

const skuName = ({ options }: Sku) => Object.values(options).join(" / ");

/** What a variant's row shows for the text typed in it; empty and `0` leave the variant out. */
function padRow(product: Product, sku: Sku, value: string) {
  const parsedQuantity = value.trim() === "" ? 0 : parseQuantity(value);
  const quantity = parsedQuantity ?? 0;
  const { total } = priceAt({ price: sku.price ?? product.price, tiers: product.tiers }, quantity);
  return { sku, value, quantity, total, problem: parsedQuantity === 0 ? undefined : quantityProblem(parsedQuantity, product, t) };
}

/** Rows of the variants. Those with the same first option stand together, followed by their total. */
function padGroups(product: Product, inputs: ReadonlyMap<string, string>) {
  const skusByOption = Map.groupBy(product.skus, ({ options }) => Object.values(options)[0] ?? "");
  return [...skusByOption].map(([name, skus]) => ({
    name,
    rows: skus.map((sku) => padRow(product, sku, inputs.get(sku.sku_id) ?? "")),
  }));
}

type PadRowData = ReturnType<typeof padRow>;

const isOrdered = ({ quantity, problem }: PadRowData) => quantity > 0 && problem === undefined;

type Props = {
  product: Product;
  id: string;
  close: string;
};

export default function OrderPad({ product, id, close }: Props) {
  const { skus, unit } = product;
  const [inputs, setInputs] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const table = useRef<HTMLTableElement>(null);
  const problemId = useId();
  const runOnce = useSingleRun();

  const setQuantities = (more: Iterable<[string, string]>) => {
    setProblem(undefined);
    setInputs(new Map([...inputs, ...more]));
  };
  const groups = padGroups(product, inputs);
  const rows = groups.flatMap((group) => group.rows);
  const chosen = rows.filter(isOrdered);
  const add = async () => {
    const wrongIndex = rows.findIndex((row) => row.problem !== undefined);
    if (wrongIndex >= 0 || chosen.length === 0) {
      setProblem(wrongIndex >= 0 ? t.wrong : t.nothing);
      // Scrolled to by hand: the browser would leave the field under the bar at the sheet's foot.
      const input = table.current?.querySelectorAll("input")[Math.max(wrongIndex, 0)];
      input?.focus({ preventScroll: true });
      return input?.scrollIntoView({ block: "center" });
    }
    const lines = chosen.map(({ sku, quantity }) => {
      const name = [product.name, skuName(sku)].join(" · ");
      return { product_id: product.id, sku_id: sku.sku_id, quantity, name };
    });
    await runOnce(async () => {
      const notAdded = new Set((await addToCart(lines)).map(({ sku_id }) => sku_id));
      setInputs((typed) => quantitiesToKeep(typed, inputs, notAdded));
    });
  };

  return (
    <>
      <SheetTitle id={id} title={t.title} close={close} />
      <section ref={focusWhenShown} tabIndex={-1} aria-label={t.title}>
        <p className="text-sm text-muted">
          {product.minimum > 1 && fill(t.minimum, { minimum: product.minimumLabel })} {product.tiers.length > 1 && t.tiersApart}
        </p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          onClick={() => setQuantities(skus.map(({ sku_id }) => [sku_id, String(product.minimum)]))}
        >
          {fill(t.ofEach, { quantity: groupedNumber(product.minimum) })}
        </Button>
        <PadPaste
          skuIds={skus.map(({ sku_id }) => sku_id)}
          onRead={(read) => setQuantities([...read].map(([id, quantity]) => [id, String(quantity)]))}
        />
        <div className="mt-3">
          <PadTable ref={table} groups={groups} unit={unit} onType={(id, value) => setQuantities([[id, value]])} />
        </div>
        <div style={STICKY_FOOT} className="border-t border-line bg-surface">
          {problem && (
            <p id={problemId} role="alert" className="mb-1 text-sm font-semibold text-accent-strong">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <p aria-live="polite" className="text-sm">
              {plural(t.chosen, chosen.length)} ·{" "}
              <strong className="tabular-nums">{money(sumDollars(chosen.map(({ total }) => total)))}</strong>
            </p>
            <Button onClick={add} className="max-sm:w-full" aria-describedby={problem && problemId}>
              <Icon name="cart" size={18} />
              {t.add}
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}

type TableProps = {
  ref: Ref<HTMLTableElement>;
  groups: ReturnType<typeof padGroups>;
  unit: string;
  onType: (id: string, value: string) => void;
};

function PadTable({ ref, groups, unit, onType }: TableProps) {
  return (
    <table ref={ref} className="w-full text-sm">
      <thead className="text-left text-xs text-muted">
        <tr>
          <th scope="col" className="py-2 font-medium">
            {t.variant}
          </th>
          <th scope="col" className="py-2 font-medium">
            {fill(t.quantity, { unit })}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {t.subtotal}
          </th>
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          {rows.map((row) => (
            <PadRow key={row.sku.sku_id} row={row} unit={unit} onType={(value) => onType(row.sku.sku_id, value)} />
          ))}
          {groups.length > 1 && rows.length > 1 && <GroupTotal name={name} rows={rows.filter(isOrdered)} />}
        </tbody>
      ))}
    </table>
  );
}

function GroupTotal({ name, rows }: { name: string; rows: PadRowData[] }) {
  if (rows.length === 0) return null;
  return (
    <tr className="border-t border-line bg-sunken font-semibold tabular-nums">
      <th scope="row" className="px-2 py-2 text-left">
        {fill(t.subtotalOf, { name })}
      </th>
      <td className="py-2 pl-2">{groupedNumber(rows.reduce((sum, { quantity }) => sum + quantity, 0))}</td>
      <td className="py-2 text-right whitespace-nowrap">{money(sumDollars(rows.map(({ total }) => total)))}</td>
    </tr>
  );
}

/** For the pad's section, whose parent is the sheet: the sheet toggles each time it is opened. */
function focusWhenShown(element: HTMLElement | null) {
  const focus = () => element?.focus({ preventScroll: true });
  const sheet = element?.parentElement;
  focus();
  sheet?.addEventListener("toggle", focus);
  return () => sheet?.removeEventListener("toggle", focus);
}

type RowProps = { row: PadRowData; unit: string; onType: (value: string) => void };

function PadRow({ row, unit, onType }: RowProps) {
  const { sku, value, total, problem } = row;
  const id = useId();
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-2 text-left font-medium">
        <span className="flex items-center gap-2">
          {sku.image && <img src={pictureAt(sku.image, 96)} alt="" width={40} height={40} className="size-10 rounded-control" />}
          <span className="min-w-0">
            <span className="block">{skuName(sku)}</span>
            <span id={id} className={`block text-2xs ${problem ? "text-accent-strong" : "text-muted"}`}>
              {problem ?? sku.sku_id}
            </span>
          </span>
        </span>
      </th>
      <td className="py-2">
        <input
          aria-label={`${skuName(sku)}, ${fill(t.quantity, { unit })}`}
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          // An empty `form` keeps Enter from submitting the form around the pad, which orders another quantity.
          form=""
          value={value}
          placeholder="0"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          onChange={({ target }) => onType(target.value)}
          className="h-11 w-16 rounded-control border border-line-strong bg-surface px-2 text-center tabular-nums aria-invalid:border-accent"
        />
      </td>
      <td className="py-2 text-right whitespace-nowrap tabular-nums">{isOrdered(row) ? money(total) : "—"}</td>
    </tr>
  );
}
