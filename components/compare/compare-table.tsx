import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { comparedFacts, type Fact } from "@/lib/compare";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.compare;

/** One of those that stand side by side. `without`: the comparison without it; `quote`: where a quotation of it is asked for. */
export type Compared = {
  id: string;
  name: string;
  href: string;
  picture: string | undefined;
  without: string;
  quote: string;
  facts: Fact[];
};

const ACTION = "flex min-h-11 items-center text-xs font-semibold text-brand hover:underline print:hidden";

const HEAD = "sticky left-0 z-10 w-20 bg-surface p-3 text-left align-top text-xs font-semibold text-muted sm:w-44 sm:text-sm";
const CELL = "min-w-32 border-l border-line p-3 text-left align-top font-normal whitespace-pre-line [overflow-wrap:anywhere]";

/** Products or suppliers side by side, a row for each fact. `kind`: the word for them. */
export function CompareTable({ caption, kind, compared }: { caption: string; kind: string; compared: Compared[] }) {
  return (
    <div className="overflow-x-auto rounded-block border border-line bg-surface text-sm print:overflow-visible">
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {kind}
            </th>
            {compared.map((one) => (
              <th key={one.id} scope="col" className={CELL}>
                <ColumnHead {...one} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFacts(compared.map(({ facts }) => facts)).map(({ name, values, isDifferent }) => (
            <Row key={name} name={name} isDifferent={isDifferent}>
              {compared.map(({ id }, index) => (
                <td key={id} className={CELL}>
                  {values[index] ?? "—"}
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ name, isDifferent, children }: { name: string; isDifferent: boolean; children: ReactNode }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={HEAD}>
        {name}
        {isDifferent && (
          <span className="mt-1 block">
            <Badge tone="gold">{t.different}</Badge>
          </span>
        )}
      </th>
      {children}
    </tr>
  );
}

function ColumnHead({ name, href, picture, without, quote }: Compared) {
  return (
    <>
      {picture && (
        <Picture
          src={picture}
          alt=""
          widths={[240, 480]}
          sizes="10rem"
          className="mb-2 aspect-square w-full max-w-40 rounded-card object-cover"
        />
      )}
      <a href={href} className="font-bold hover:text-brand hover:underline">
        {name}
      </a>
      <a href={quote} aria-label={fill(t.quoteOf, { name })} className={ACTION}>
        {t.quote}
      </a>
      <a href={without} rel="nofollow" aria-label={fill(t.removeOf, { name })} className={ACTION}>
        {t.remove}
      </a>
    </>
  );
}
