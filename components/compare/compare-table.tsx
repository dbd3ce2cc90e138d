import type { CSSProperties, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { comparedFacts, type Fact } from "@/lib/compare";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";
import styles from "./compare-table.module.css";
import { CELL, FactRow, LoneFacts, type RowGrid } from "./fact-rows";

const t = text.compare;

/** More columns do not fit beside one another on a phone. */
const FITTING = 2;

/** One column: a product or a supplier. */
type Compared = {
  id: string;
  name: string;
  href: string;
  picture: string | undefined;
  price?: string;
  /** Address of the same comparison after this column is taken away. */
  withoutHref: string;
  /** Address of the form that asks for a quotation of this product, or of this supplier. */
  quoteHref: string;
  action?: ReactNode;
  facts: Fact[];
};

type Props = { caption: string; compared: Compared[]; children?: ReactNode };

/** Products or suppliers side by side. `children`: further controls above the table. On a phone the name of a fact stands above its values, else in a column of its own. */
export function CompareTable({ caption, compared, children }: Props) {
  const facts = comparedFacts(compared.map(({ facts: own }) => own));
  const ids = compared.map(({ id }) => id);
  const isWide = compared.length > FITTING;
  const grid = { gridTemplateColumns: `repeat(${compared.length}, minmax(0, 1fr))` };
  const columns: CSSProperties & Record<"--columns", number> = { "--columns": compared.length };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {facts.some(({ isSame }) => isSame) && <OnlyDifferent />}
      {children}
      <div
        className={`${styles.frame} w-full rounded-block border border-line bg-surface text-sm peer-has-checked:[&_[data-same]]:hidden ${isWide ? styles.many : ""}`}
        style={columns}
      >
        {isWide && (
          <p className={`${styles.hint} px-2 py-2 text-xs font-semibold text-muted`}>
            {fill(t.swipe, { shown: FITTING, count: compared.length })}
          </p>
        )}
        <table className="w-full table-fixed max-md:block">
          <caption className="sr-only">{caption}</caption>
          <thead className={`${styles.head} bg-surface shadow-card max-md:block`}>
            <tr className="max-md:grid" style={grid}>
              <td className="w-44 max-md:hidden" />
              {compared.map((one) => (
                <th key={one.id} scope="col" className={CELL}>
                  <ColumnHead {...one} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            <Actions compared={compared} grid={grid} />
            {facts.map((fact) => !fact.isLone && <FactRow key={fact.name} fact={fact} ids={ids} grid={grid} />)}
            <LoneFacts facts={facts.filter(({ isLone }) => isLone)} ids={ids} grid={grid} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Works without scripts: while the box is ticked, the table after it hides the rows of equal values by CSS. */
function OnlyDifferent() {
  return (
    <label className="peer flex min-h-11 w-fit items-center gap-2 text-sm font-semibold print:hidden">
      <input type="checkbox" className="size-5 accent-brand" />
      {t.onlyDifferent}
    </label>
  );
}

function ColumnHead({ name, href, picture, price, withoutHref }: Compared) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex">
        {picture && (
          <Picture
            src={picture}
            alt=""
            widths={[240, 480]}
            sizes="7.5rem"
            className={`${styles.picture} aspect-square min-w-0 rounded-card object-cover`}
          />
        )}
        <a
          href={withoutHref}
          rel="nofollow"
          title={t.remove}
          aria-label={fill(t.removeOf, { name })}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-brand print:hidden"
        >
          <Icon name="close" size={18} />
        </a>
      </div>
      <div className="min-w-0">
        <a href={href} className="line-clamp-2 font-bold hover:text-brand hover:underline">
          {name}
        </a>
        {price && <p className="mt-1 text-xs font-semibold text-brand-strong">{price}</p>}
      </div>
    </div>
  );
}

/** The actions have their own row: in the sticky heads they would take space, and names of unequal length would shift them. */
function Actions({ compared, grid }: { compared: Compared[]; grid: RowGrid }) {
  return (
    <tr className="max-md:grid print:hidden" style={grid}>
      <td className="max-md:hidden" />
      {compared.map(({ id, name, quoteHref, action }) => (
        <td key={id} className="px-2 py-2 align-top">
          {action}
          <a
            href={quoteHref}
            aria-label={fill(t.quoteOf, { name })}
            className="flex min-h-11 items-center text-xs font-semibold text-brand hover:underline"
          >
            {t.quote}
          </a>
        </td>
      ))}
    </tr>
  );
}
