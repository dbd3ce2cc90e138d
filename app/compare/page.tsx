import type { Metadata } from "next";
import { CompareTable } from "@/components/product/compare-table";
import { ComparedChoice } from "@/components/product/compared-choice";
import { Page } from "@/components/ui/page";
import { PrintButton } from "@/components/ui/print-button.client";
import { Problem } from "@/components/ui/problem";
import { fill, plural } from "@/lib/format";
import { optionalRead, readOrUndefined, requiredRead } from "@/lib/http/reads";
import { addressText } from "@/lib/inquiry/form";
import { askedIn, COMPARED_MAX, missingOf } from "@/lib/product/compare";
import { getProduct, getRelatedProducts } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.compare;
const SUGGESTED = 8;

export const metadata: Metadata = pageMetadata({
  title: brandedTitle(t.title),
  description: t.lead,
  path: routes.compare([]),
  isIndexed: false,
});

/** `ids`: the products; `add`: one more. */
export default async function ComparePage({ searchParams }: Props) {
  const query = await searchParams;
  const asked = askedIn(addressText(query.ids), addressText(query.add));
  const read = await requiredRead(Promise.all(asked.ids.map((id) => readOrUndefined(getProduct(id)))));
  const { gone, unknown } = missingOf(
    asked,
    asked.ids.filter((_, place) => read[place] === undefined),
  );
  const products = read.filter((product) => product !== undefined);
  const chosen = products.map(({ id }) => id);
  const [first] = chosen;
  const related = first && chosen.length < COMPARED_MAX ? await optionalRead(getRelatedProducts(first, SUGGESTED)) : undefined;
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <h1 className="text-title sm:text-[1.75rem]">{t.title}</h1>
        <p className="max-w-prose text-muted print:hidden">{t.lead}</p>
        {gone > 0 && <Problem>{plural(t.gone, gone)}</Problem>}
        {unknown !== "" && <Problem>{fill(t.unknown, { typed: unknown })}</Problem>}
        {products.length > 0 && (
          <>
            <CompareTable products={products} />
            <div className="scripted print:hidden">
              <PrintButton label={t.print} />
            </div>
          </>
        )}
        {chosen.length < COMPARED_MAX && (
          <ComparedChoice
            chosen={chosen}
            typed={unknown}
            related={(related ?? []).filter(({ productId }) => !chosen.includes(productId))}
          />
        )}
      </div>
    </Page>
  );
}
