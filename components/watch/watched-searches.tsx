import { filterLabels } from "@/components/product/filter-names";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form-fields";
import { HiddenFields } from "@/components/ui/hidden-fields";
import { Icon } from "@/components/ui/icon";
import type { CategoryTree } from "@/lib/contract/category";
import { KEYWORD_LENGTH_MAX } from "@/lib/contract/limits";
import { WATCH_NAME_MAX, type WatchedSearch } from "@/lib/contract/watch";
import { fill } from "@/lib/format";
import { categoryTrail } from "@/lib/product/listing";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { toListingQuery, watchedFields } from "@/lib/watch";
import { writtenDate } from "@/lib/written-date";
import { RemoveForm } from "./remove-form";

const t = text.watch;

type Props = { searches: WatchedSearch[]; tree: CategoryTree[]; kept: Record<string, string[]> | undefined };

export function WatchedSearches({ searches, tree, kept }: Props) {
  return (
    <section aria-labelledby="busquedas">
      <h2 id="busquedas" className="mb-2 text-lg font-bold">
        {t.searches}
      </h2>
      {searches.length === 0 && <p className="mb-3 text-sm text-muted">{t.noSearches}</p>}
      <div className="mb-3">
        <NewSearch />
      </div>
      {searches.length > 0 && (
        <ul className="rounded-block border border-line bg-surface">
          {searches.map((search) => (
            <Search
              key={search.id}
              search={search}
              tree={tree}
              typed={kept?.id?.[0] === search.id ? kept?.name?.[0] : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

export function NewSearch() {
  return (
    <form action={routes.newSearchWatch({})} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          id="watch-keyword"
          name="keyword"
          label={t.goods}
          hint={t.newSearchHint}
          required
          maxLength={KEYWORD_LENGTH_MAX}
        />
      </div>
      <div className="sm:pt-6">
        <Button type="submit" variant="secondary">
          {t.newSearch}
        </Button>
      </div>
    </form>
  );
}

type SearchProps = { search: WatchedSearch; tree: CategoryTree[]; typed: string | undefined };

function Search({ search: { id, name, filter, created_at: since }, tree, typed }: SearchProps) {
  // The shop is left out: its name would cost a request, and the name suggested for the search contains it.
  const { shop_id: _shop, ...query } = toListingQuery(filter);
  const category = query.parent_product_type_id && categoryTrail(tree, query.parent_product_type_id).at(-1)?.name;
  const labels = filterLabels(query, category ? { category } : {});
  const list = routes.productSearch({ ...toListingQuery(filter), sort: "newest" });
  return (
    <li id={`busqueda-${id}`} className="relative flex flex-col gap-1 border-b border-line p-4 text-sm last:border-0">
      <div className="pr-11">
        <a href={list} className="text-base font-semibold [overflow-wrap:anywhere] hover:text-brand hover:underline">
          {name}
        </a>
        <RemoveForm intent="removeSearch" label={fill(t.removeSearch, { name })}>
          <HiddenFields fields={[["id", id], ["name", name], ...watchedFields(toListingQuery(filter))]} />
        </RemoveForm>
      </div>
      <p className="text-muted [overflow-wrap:anywhere]">
        {[...labels.filter((word) => !name.includes(word)), fill(t.since, { day: writtenDate(since) })].join(" · ")}
      </p>
      <a href={list} className="inline-flex min-h-11 items-center gap-1 self-start font-semibold text-brand hover:underline">
        {t.newest}
        <Icon name="chevron-right" size={16} />
      </a>
      <details open={typed !== undefined || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-muted">{t.rename}</summary>
        <form action="/api/watch" method="post" className="flex flex-wrap items-end gap-3">
          <MemberField />
          <input type="hidden" name="id" value={id} />
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              id={`nombre-${id}`}
              name="name"
              label={t.new.name}
              required
              maxLength={WATCH_NAME_MAX}
              defaultValue={typed ?? name}
            />
          </div>
          <Button type="submit" name="intent" value="rename" variant="secondary">
            {t.renameYes}
          </Button>
        </form>
      </details>
    </li>
  );
}
