import type { Paper, PaperLine } from "@/lib/order/paper";
import { text } from "@/lib/text";

const t = text.order.paper;
const RULED = "border-b border-line";

export function PaperView({ paper }: { paper: Paper }) {
  const { title, number, parties, facts, shops, columns, totals, transfer, notes, annex } = paper;
  return (
    <article className="flex flex-col gap-6 rounded-block border border-line bg-surface p-4 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-3">
        <h1 className="text-title">{title}</h1>
        <p className="font-semibold tabular-nums">{number}</p>
      </header>
      <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        {parties.map(({ title: role, lines: [name, ...rest] }) => (
          <div key={role} className="min-w-0 text-sm [overflow-wrap:anywhere]">
            <h2 className="text-xs font-normal tracking-normal text-muted">{role}</h2>
            <p className="font-semibold">{name}</p>
            {rest.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </div>
      <Facts facts={facts} />
      {shops.map((shop) => (
        <ShopTable key={shop.id} shop={shop} columns={columns} />
      ))}
      <div className="border-t border-ink pt-3">
        <Sums sums={totals} />
      </div>
      {transfer && (
        <section aria-labelledby="transferencia" className="flex flex-col gap-2">
          <h2 id="transferencia" className="text-base">
            {transfer.title}
          </h2>
          <Facts facts={transfer.facts} />
        </section>
      )}
      <Notes notes={notes} />
      {annex && (
        <section aria-labelledby="anexo" className="flex flex-col gap-3 border-t border-ink pt-3">
          <h2 id="anexo" className="text-base">
            {annex.title}
          </h2>
          <Sums sums={annex.lines} />
          <Notes notes={annex.notes} />
        </section>
      )}
    </article>
  );
}

function Sums({ sums }: { sums: Paper["totals"] }) {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {sums.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 sm:justify-end last:text-lg">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-32 text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ notes }: Pick<Paper, "notes">) {
  return (
    <div className="flex flex-col gap-1 text-xs text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function Facts({ facts }: Pick<Paper, "facts">) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-3 print:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0 [overflow-wrap:anywhere]">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type TableProps = { shop: Paper["shops"][number]; columns: Paper["columns"] };

function ShopTable({ shop, columns }: TableProps) {
  return (
    <section aria-labelledby={`papel-${shop.id}`} className="min-w-0">
      <h2 id={`papel-${shop.id}`} className="text-base [overflow-wrap:anywhere]">
        {shop.name}
      </h2>
      <table className="mt-1 w-full border-collapse text-sm max-sm:block sm:table-fixed">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-ink text-left text-xs">
            <th scope="col" className="py-1 font-normal text-muted">
              {columns.product}
            </th>
            {columns.figures.map((label) => (
              <th key={label} scope="col" className="w-28 py-1 pl-4 text-right font-normal text-muted">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {shop.lines.map((line) => (
            <Row key={line.key} line={line} columns={columns} />
          ))}
        </tbody>
      </table>
      {shop.subtotal && (
        <p className="flex items-baseline justify-between gap-4 py-2 text-sm sm:justify-end">
          <span className="text-muted">{t.subtotal}</span>
          <strong className="min-w-32 text-right tabular-nums">{shop.subtotal}</strong>
        </p>
      )}
      {shop.note && (
        <p className="text-sm [overflow-wrap:anywhere]">
          {t.note}: {shop.note}
        </p>
      )}
    </section>
  );
}

function Row({ line, columns }: { line: PaperLine; columns: Paper["columns"] }) {
  return (
    <tr className={`${RULED} max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:py-2`}>
      <td className="align-top [overflow-wrap:anywhere] max-sm:col-span-3 sm:py-2">
        {line.name}
        {line.details.map((detail) => (
          <span key={detail} className="block text-xs text-muted">
            {detail}
          </span>
        ))}
      </td>
      {line.figures.map((figure, index) => (
        <td
          key={columns.figures[index]}
          className="align-top tabular-nums max-sm:pt-1 max-sm:last:text-right sm:py-2 sm:pl-4 sm:text-right sm:whitespace-nowrap"
        >
          <span aria-hidden="true" className="block text-xs text-muted sm:hidden">
            {columns.figures[index]}
          </span>
          {figure}
        </td>
      ))}
    </tr>
  );
}
