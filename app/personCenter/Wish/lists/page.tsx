import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WishTabs } from "@/components/favorite/wish-tabs";
import { AddToList } from "@/components/list/add-to-list";
import { MemberHeading } from "@/components/member/member-heading";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Flash } from "@/components/ui/flash";
import { SelectField, TextField } from "@/components/ui/form-fields";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { type GoodsList, LIST_NAME_MAX } from "@/lib/contract/list";
import type { ProductDetail } from "@/lib/contract/product";
import { formNote } from "@/lib/form/server";
import { fill, plural } from "@/lib/format";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { addToListHref } from "@/lib/list/add-href";
import { getLists } from "@/lib/list/server";
import { getProduct } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { firstValue } from "@/lib/search-params";
import { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.list;

export const metadata: Metadata = { title: t.title };

export default async function ListsPage({ searchParams }: Props) {
  const query = await searchParams;
  const productId = parseId(query.product_id);
  const [lists, product, { note, saved }] = await Promise.all([
    readOrUndefined(getLists()),
    productId === undefined ? undefined : optionalRead(readOrUndefined(getProduct(productId))),
    formNote(query, t, productId === undefined ? routes.lists : addToListHref(productId)),
  ]);
  if (!lists) notFound();
  const { records } = lists;
  return (
    <>
      <MemberHeading title={t.title} lead={t.lead} />
      <WishTabs current="lists" />
      {note && <Flash {...note} />}
      {product && <AddToList product={product} lists={records} />}
      {records.length === 0 && !product && (
        <EmptyState icon="heart" title={t.none}>
          <p>{t.noneText}</p>
        </EmptyState>
      )}
      {records.length > 0 && !product && (
        <ul className="overflow-hidden rounded-block border border-line bg-surface">
          {records.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </ul>
      )}
      <NewList name={saved?.values.name?.[0]} from={saved?.values.from?.[0] ?? firstValue(query.from)} product={product} />
    </>
  );
}

function ListRow({ list: { id, name, count, covers, share, updated_at: changed } }: { list: GoodsList }) {
  return (
    <li className="relative flex items-center gap-3 border-b border-line p-4 text-sm last:border-0 hover:bg-sunken">
      {covers.map((cover, index) => (
        <Picture
          key={cover}
          src={cover}
          alt=""
          widths={[96, 144]}
          sizes="48px"
          className={`size-12 shrink-0 rounded-control bg-sunken object-cover ${index > 0 ? "max-sm:hidden" : ""}`}
        />
      ))}
      {covers.length === 0 && (
        <span className="flex size-12 shrink-0 items-center justify-center rounded-control bg-brand-soft text-brand">
          <Icon name="clipboard" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <a href={routes.list(id)} className="stretched text-base font-semibold [overflow-wrap:anywhere] hover:text-brand">
          {name}
        </a>
        <p className="text-muted">
          {plural(t.count, count)}
          {share !== undefined && ` · ${t.isShared}`} · <span>{fill(t.day, { day: writtenDate(changed) })}</span>
        </p>
      </div>
      <Icon name="chevron-right" size={18} className="text-muted" />
    </li>
  );
}

function NewList({ name, from, product }: { name: string | undefined; from: string; product: ProductDetail | undefined }) {
  return (
    <form
      action="/api/list"
      method="post"
      aria-labelledby="nueva-lista"
      className="flex flex-wrap items-end gap-3 rounded-block border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="nueva-lista" className="w-full text-lg font-bold">
        {t.new}
      </h2>
      <MemberField />
      <div className="min-w-0 flex-1 basis-60">
        <TextField id="list-name" name="name" label={t.name} required maxLength={LIST_NAME_MAX} defaultValue={name} />
      </div>
      {product ? (
        <>
          <input type="hidden" name="from" value="product" />
          <input type="hidden" name="product_id" value={product.id} />
        </>
      ) : (
        <div className="min-w-0 flex-1 basis-60">
          <SelectField
            id="list-from"
            name="from"
            label={t.from}
            defaultValue={from}
            options={Object.entries(t.sources).map(([value, label]) => ({ value, label }))}
          />
        </div>
      )}
      <Button type="submit" name="intent" value="create">
        {product ? t.addTo.create : t.create}
      </Button>
    </form>
  );
}
