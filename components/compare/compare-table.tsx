import { Badge } from "@/components/ui/badge";
import { Picture } from "@/components/ui/picture";
import { comparedFacts, type Fact } from "@/lib/compare";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.compare;

/** One of those that stand side by side. `without`: the comparison without it; `quote`: where a quotation of it is asked for. */
type Compared = {
  id: string;
  name: string;
  href: string;
  picture: string | undefined;
  without: string;
  quote: string;
  facts: Fact[];
};

const ACTION = "flex min-h-11 items-center text-xs font-semibold text-brand hover:underline";

const CELL = "min-w-32 p-3 text-left align-top font-normal whitespace-pre-line [overflow-wrap:anywhere]";

/** Products or suppliers side by side. The name of a fact stands above its values, which have the whole width of a phone. */
export function CompareTable({ caption, compared }: { caption: string; compared: Compared[] }) {
  return (
    <div className="overflow-x-auto rounded-block border border-line bg-surface text-sm print:overflow-visible">
      <table className="w-full sm:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {compared.map((one) => (
              <th key={one.id} scope="col" className={CELL}>
                <ColumnHead {...one} />
              </th>
            ))}
          </tr>
          {/* A row of its own: names differ in length. */}
          <tr className="print:hidden">
            {compared.map((one) => (
              <td key={one.id} className="px-3 align-top">
                <Actions {...one} />
              </td>
            ))}
          </tr>
        </thead>
        {comparedFacts(compared.map(({ facts }) => facts)).map(({ name, values, isSame }) => (
          <tbody key={name}>
            <FactName name={name} isSame={isSame} columns={compared.length} />
            <tr>
              {compared.map(({ id }, index) => (
                <td key={id} className={CELL}>
                  {values[index] ?? "—"}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Stays in view while the columns scroll sideways. */
function FactName({ name, isSame, columns }: { name: string; isSame: boolean; columns: number }) {
  return (
    <tr className="border-t border-line">
      <th scope="rowgroup" colSpan={columns} className="px-3 pt-2 text-left text-xs font-semibold text-muted sm:text-sm">
        <span className="sticky left-3 inline-flex flex-wrap items-center gap-2">
          {name}
          {isSame && <Badge>{t.same}</Badge>}
        </span>
      </th>
    </tr>
  );
}

function ColumnHead({ name, href, picture }: Compared) {
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
    </>
  );
}

function Actions({ name, without, quote }: Compared) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <a href={quote} aria-label={fill(t.quoteOf, { name })} className={ACTION}>
        {t.quote}
      </a>
      <a href={without} rel="nofollow" aria-label={fill(t.removeOf, { name })} className={ACTION}>
        {t.remove}
      </a>
    </div>
  );
}
