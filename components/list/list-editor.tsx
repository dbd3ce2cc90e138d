import { MemberField } from "@/components/session/member-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { AreaField, TextField } from "@/components/ui/form-fields";
import { Icon } from "@/components/ui/icon";
import { linesParam } from "@/lib/cart/lines-address";
import type { ResolvedLine } from "@/lib/contract/line";
import { LIST_NAME_MAX } from "@/lib/contract/list";
import { fill, money, plural } from "@/lib/format";
import { isKnown, type KnownLine, listTotal } from "@/lib/list";
import { quoteHref } from "@/lib/list/quote-href";
import { text } from "@/lib/text";
import later from "@/messages/later.json";
import { ListGoods } from "./list-lines";

const t = text.list;

type Props = { id: string; name: string; lines: ResolvedLine[]; kept: Record<string, string[]> | undefined };

export const LIST_FORM = "lista";

export function ListEditor({ id, name, lines, kept }: Props) {
  const known = lines.filter(isKnown);
  return (
    <form
      id={LIST_FORM}
      action="/api/list"
      method="post"
      className="flex flex-col gap-4 rounded-block border border-line bg-surface p-5"
    >
      <MemberField />
      <input type="hidden" name="id" value={id} />
      <TextField
        id="list-name"
        name="name"
        label={t.name}
        required
        maxLength={LIST_NAME_MAX}
        defaultValue={kept?.name?.[0] ?? name}
      />
      <ul>
        {known.map((line, index) => (
          <li
            key={`${line.product_id} ${line.sku_id ?? ""}`}
            className="flex flex-wrap items-center gap-3 border-b border-line py-3 text-sm last:border-0"
          >
            <ListGoods line={line} />
            <div className="flex items-center justify-between gap-3 max-sm:w-full">
              <Amount line={line} typed={kept?.quantity?.[index]} />
              <p className="w-24 shrink-0 text-right font-semibold tabular-nums">
                {line.obstacle === undefined ? money(line.total ?? 0) : "—"}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {known.length > 0 && (
        <p className="flex justify-between gap-4 text-sm">
          <span className="text-muted">{t.total}</span>
          <strong className="text-base tabular-nums">{money(listTotal(lines))}</strong>
        </p>
      )}
      {known.length < lines.length && <p className="text-sm text-accent-strong">{plural(t.gone, lines.length - known.length)}</p>}
      <AreaField
        id="list-add"
        name="add"
        label={t.addLines}
        hint={t.addHint}
        defaultValue={kept?.add?.[0]}
        optional={later.inquiry.optional}
      />
      <div className="flex flex-wrap gap-2">
        {/* Enter presses the first button. */}
        <Button type="submit" name="intent" value="save">
          {t.save}
        </Button>
        {lines.length > 0 && (
          <>
            <Button type="submit" name="intent" value="buy" variant="secondary">
              <Icon name="cart" size={18} />
              {t.addAll}
            </Button>
            <ButtonLink href={quoteHref(lines)} variant="secondary">
              {text.cart.quote}
            </ButtonLink>
          </>
        )}
      </div>
    </form>
  );
}

function Amount({ line, typed }: { line: KnownLine; typed: string | undefined }) {
  return (
    <>
      <input type="hidden" name="line" value={linesParam([line])} />
      <input
        name="quantity"
        aria-label={fill(t.quantityOf, { name: line.name })}
        defaultValue={typed ?? String(line.quantity)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className="h-11 w-24 rounded-control border border-line-strong bg-surface px-2 text-center tabular-nums"
      />
    </>
  );
}
