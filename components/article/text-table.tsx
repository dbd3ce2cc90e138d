import { InlineText } from "./inline-text";

type Props = { caption: string; head: string[]; rows: string[][] };

/** On phones, the cells of tables with at least this many columns begin with the names of their columns; equal cells of a row are one. */
const NAMED_COLUMNS = 3;

const CELL = "px-4 align-top max-sm:py-1 sm:py-2";
const SHOWN = "max-sm:block";
const REPEATED = "max-sm:hidden";

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
              {row.map((content, column) => {
                const isNamed = column > 0 && head.length >= NAMED_COLUMNS;
                const isRepeated = isNamed && row.indexOf(content, 1) < column;
                return column === 0 ? (
                  <th key={head[column]} scope="row" className={`${CELL} ${SHOWN} font-semibold`}>
                    <InlineText>{content}</InlineText>
                  </th>
                ) : (
                  <td key={head[column]} className={`${CELL} ${isRepeated ? REPEATED : SHOWN}`}>
                    {isNamed && (
                      <span className="text-muted sm:hidden">
                        {head.filter((_name, other) => other > 0 && row[other] === content).join(", ")}
                        {": "}
                      </span>
                    )}
                    <InlineText>{content}</InlineText>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
