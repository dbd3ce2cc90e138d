import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListEditor } from "@/components/list/list-editor";
import { ShareList } from "@/components/list/share-list";
import { MemberHeading } from "@/components/member/member-heading";
import { MemberField } from "@/components/session/member-field";
import { FinalDialog } from "@/components/ui/final-dialog";
import { Flash } from "@/components/ui/flash";
import { Icon } from "@/components/ui/icon";
import { linesParam } from "@/lib/cart/lines-address";
import type { ResolvedLine } from "@/lib/contract/line";
import { formNote } from "@/lib/form/server";
import { plural } from "@/lib/format";
import { optionalRead, readOrUndefined } from "@/lib/http/reads";
import { isKnown, isOrderable, needsVariant, type VariantChoices, withReason } from "@/lib/list";
import { getList } from "@/lib/list/server";
import { optionsLabel } from "@/lib/order";
import { getProduct } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const t = text.list;
const DELETION = { open: t.delete, title: t.deleteTitle, lead: t.deleteText, keep: t.deleteNo, confirm: t.deleteYes };

/** Number of lines whose variants can be chosen on the page, a call for each. Further lines link to their product instead. */
const VARIANTS_READ_MAX = 12;

async function readVariants(lines: ResolvedLine[]): Promise<VariantChoices> {
  const withoutVariant = lines.filter(isKnown).filter(needsVariant).slice(0, VARIANTS_READ_MAX);
  const choices = await Promise.all(
    withoutVariant.map(async ({ product_id, quantity }) => {
      const skus = (await optionalRead(readOrUndefined(getProduct(product_id))))?.skus ?? [];
      return skus.map(({ sku_id, options }) => ({
        value: linesParam([{ product_id, sku_id, quantity }]),
        label: optionsLabel(options) || sku_id,
      }));
    }),
  );
  return new Map(
    withoutVariant.flatMap(({ product_id }, index) => (choices[index]?.length ? [[product_id, choices[index]]] : [])),
  );
}

function LeftOut({ lines, refused }: { lines: ResolvedLine[]; refused: string | undefined }) {
  return (
    <ul className="w-full list-disc pl-5 font-normal">
      {refused && <li>{refused}</li>}
      {lines.map(
        (line) =>
          !isOrderable(line) && (
            <li key={`${line.product_id} ${line.sku_id}`}>{withReason(line.name, line.reason ?? t.notNow)}</li>
          ),
      )}
    </ul>
  );
}

export const metadata: Metadata = { title: t.title };

export default async function ListPage({ params, searchParams }: Props) {
  const [{ id }, query] = [await params, await searchParams];
  const [list, { note, saved }] = await Promise.all([readOrUndefined(getList(id)), formNote(query, t, routes.list(id))]);
  if (!list) notFound();
  const { name, lines, share } = list;
  const isPartly = query.problem === "boughtSome";
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
        <Flash {...note} {...(isPartly && { kind: "note" })}>
          {isPartly && <LeftOut lines={lines} refused={saved?.message} />}
          {(isPartly || query.done === "bought") && (
            <a href={routes.cart} className="inline-flex min-h-11 items-center underline">
              {text.cart.title}
            </a>
          )}
        </Flash>
      )}
      <ListEditor id={id} name={name} lines={lines} variants={await readVariants(lines)} kept={saved?.values} />
      <ShareList name={name} share={share} lines={lines} />
      <FinalDialog id="eliminar-lista" action="/api/list" intent="delete" copy={DELETION}>
        <MemberField />
        <input type="hidden" name="id" value={id} />
      </FinalDialog>
    </>
  );
}
