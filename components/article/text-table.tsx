import { InlineText } from "./inline-text";

type Props = { caption: string; head: string[]; rows: string[][] };

/** On phones, the cells of tables with at least this many columns begin with the column's name. */
const NAMED_COLUMNS = 3;

const CELL = "px-4 align-top max-sm:block max-sm:py-1 sm:py-2";

/** The first cell is the row header. On phones rows become blocks. */
export function TextTable({ caption, head, rows }: Props) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-left text-sm leading-5">
        <caption className="border-b border-line px-4 py-3 text-left text-sm font-semibold">{caption}</caption>
        <thead className="bg-sunken max-sm:sr-only">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className="px-4 py-2.5 align-bottom font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("|")} className="border-t border-line max-sm:block max-sm:py-2">
              {row.map((content, column) =>
                column === 0 ? (
                  <th key={head[column]} scope="row" className={`${CELL} font-semibold`}>
                    <InlineText>{content}</InlineText>
                  </th>
                ) : (
                  <td key={head[column]} className={CELL}>
                    {head.length >= NAMED_COLUMNS && (
                      <span aria-hidden="true" className="text-muted sm:hidden print:hidden">
                        {head[column]}
                        {": "}
                      </span>
                    )}
                    <InlineText>{content}</InlineText>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
