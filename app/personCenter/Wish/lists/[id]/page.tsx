import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListEditor } from "@/components/list/list-editor";
import { ShareList } from "@/components/list/share-list";
import { MemberHeading } from "@/components/member/member-heading";
import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { formNote } from "@/lib/form/server";
import { plural } from "@/lib/format";
import { readOrUndefined } from "@/lib/http/reads";
import { getList } from "@/lib/list/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const t = text.list;

export const metadata: Metadata = { title: t.title };

export default async function ListPage({ params, searchParams }: Props) {
  const [{ id }, query] = [await params, await searchParams];
  const [list, { note, saved }] = await Promise.all([readOrUndefined(getList(id)), formNote(query, t, routes.list(id))]);
  if (!list) notFound();
  const { name, lines, share } = list;
  return (
    <>
      <a
        href={routes.lists}
        className="-mb-4 flex min-h-11 items-center gap-1 self-start text-sm font-semibold text-brand hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {t.back}
      </a>
      <MemberHeading title={name} lead={plural(t.count, list.count)} />
      {note && (
        <Flash {...note}>
          {(query.done === "bought" || query.done === "boughtSome") && (
            <a href={routes.cart} className="inline-flex min-h-11 items-center underline">
              {text.cart.title}
            </a>
          )}
        </Flash>
      )}
      <ListEditor id={id} name={name} lines={lines} kept={saved?.values} />
      <ShareList name={name} share={share} lines={lines} />
      <form action="/api/list" method="post">
        <MemberField />
        <input type="hidden" name="id" value={id} />
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold text-accent-strong">
            <Icon name="trash" size={18} />
            {t.delete}
          </summary>
          <p className="text-sm">{t.deleteText}</p>
          <Button type="submit" name="intent" value="delete" variant="secondary" size="sm" className="mt-2">
            {t.deleteYes}
          </Button>
        </details>
      </form>
    </>
  );
}
