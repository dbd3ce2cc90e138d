import type { ProductDetail } from "@/lib/contract/product";
import { fill } from "@/lib/format";
import { text } from "@/lib/text";

const t = text.product;
const CELL = "border border-line px-2 py-1 text-left";

/** On paper: the reference of each variant, in a row for each value of the first option and a column for those of the others. */
export function PrintedVariants({ product: { id, skus } }: { product: ProductDetail }) {
  const [first] = skus;
  if (!first || skus.length === 1)
    return <p className="hidden text-sm print:block">{fill(t.reference, { sku: first?.sku_id ?? id })}</p>;
  const placed = skus.map(({ sku_id, options }) => {
    const [row = "", ...others] = Object.values(options);
    return { sku_id, row, column: others.join(" / ") };
  });
  const [rows, columns] = [new Set(placed.map(({ row }) => row)), new Set(placed.map(({ column }) => column))];
  const [rowName = "", ...columnNames] = Object.keys(first.options);
  return (
    <table className="hidden w-full text-xs print:table">
      <caption className="py-1 text-left text-sm font-bold">{t.printedVariants}</caption>
      <thead>
        <tr>
          <th scope="col" className={CELL}>
            {[rowName, ...columnNames].join(" / ")}
          </th>
          {[...columns].map((column) => (
            <th key={column} scope="col" className={CELL}>
              {column || t.supplierAttribute}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows].map((row) => (
          <tr key={row}>
            <th scope="row" className={CELL}>
              {row}
            </th>
            {[...columns].map((column) => (
              <td key={column} className={CELL}>
                {placed.find((one) => one.row === row && one.column === column)?.sku_id ?? "—"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
