import { Badge } from "@/components/ui/badge";
import type { ComparedFact } from "@/lib/compare";
import { fill, unbroken } from "@/lib/format";
import { text } from "@/lib/text";
import styles from "./compare-table.module.css";

const t = text.compare;

/** Columns of a row on a phone, where it is a grid. */
export type RowGrid = { gridTemplateColumns: string };

/** `ids`: the compared products or shops, in the order of a fact's values. */
type RowProps = { fact: ComparedFact; ids: string[]; grid: RowGrid };

export const CELL = "p-2 text-left align-top font-normal [overflow-wrap:anywhere]";

/** A fact, with its value for each id. On a phone its name is as wide as the row and stays in view while the columns scroll sideways. */
export function FactRow({ fact: { name, values, marks, isSame, isLone }, ids, grid }: RowProps) {
  return (
    <tr
      className={`border-t border-line max-md:grid ${isLone ? "text-xs text-muted" : ""}`}
      style={grid}
      data-same={isSame || undefined}
      data-lone={isLone || undefined}
    >
      <th scope="row" className="p-2 text-left align-top text-xs font-semibold col-span-full text-muted md:text-sm">
        <span className="sticky left-2 inline-block">
          {name} {isSame && <Badge>{t.same}</Badge>}
        </span>
      </th>
      {ids.map((id, index) => (
        <td key={id} className={CELL}>
          <Lines value={unbroken(values[index] ?? "—")} />
          {marks[index] && (
            <span className={styles.mark}>
              {" "}
              <Badge tone="brand">{marks[index]}</Badge>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function Lines({ value }: { value: string }) {
  const [first, ...others] = value.split("\n");
  if (others.length === 0) return first;
  return [first, ...others].map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

type LoneProps = Omit<RowProps, "fact"> & { facts: ComparedFact[] };

/** Facts that only one of the compared products or shops has, folded: their other cells are empty. */
export function LoneFacts({ facts, ids, grid }: LoneProps) {
  if (facts.length === 0) return null;
  return (
    <>
      <tr className="border-t border-line bg-sunken text-xs text-muted max-md:block">
        <th scope="rowgroup" colSpan={ids.length + 1} className="px-2 py-2 text-left font-semibold max-md:block">
          <label className="sticky left-2 inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" className={`size-5 accent-brand ${styles.lone}`} />
            {fill(t.lone, { count: facts.length })}
          </label>
        </th>
      </tr>
      {facts.map((fact) => (
        <FactRow key={fact.name} fact={fact} ids={ids} grid={grid} />
      ))}
    </>
  );
}
