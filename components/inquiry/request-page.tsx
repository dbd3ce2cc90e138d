import { type LongAbout, type LongData, LongForm } from "@/components/inquiry/long-form";
import { Page } from "@/components/ui/page";
import { Problem } from "@/components/ui/problem";
import { nearCountries } from "@/lib/geo";
import { getCallingCodes } from "@/lib/geo/server";
import { optional } from "@/lib/http/reads";
import { KNOWN_UNITS } from "@/lib/inquiry";
import { type LongInput, wrongFields } from "@/lib/inquiry/form";
import { getUnits } from "@/lib/inquiry/server";
import { getCategoryTree } from "@/lib/product/server";
import { text } from "@/lib/text";
import later from "@/messages/later.json";
import { NextSteps } from "./next-steps";
import { type RequestProduct, RequestProductCard } from "./request-product";

const t = text.inquiry;

type Props = { title: string; lead: string; values: LongInput; wrong: string; about: LongAbout; product?: RequestProduct };

/** What there is to choose from; what cannot be had is left out, the form works without it. */
async function longData(): Promise<LongData> {
  const [units, countries, tree] = await Promise.all([
    optional(getUnits()),
    optional(getCallingCodes()),
    optional(getCategoryTree()),
  ]);
  return {
    units: units ?? KNOWN_UNITS,
    countries: nearCountries(countries),
    categories: tree?.map(({ id, name }) => ({ id, name })) ?? [],
  };
}

/** The page of a request for quotation: what it is about, the form, and what happens after it is sent. */
export async function RequestPage({ title, lead, values, wrong, about, product }: Props) {
  const data = await longData();
  const errors = wrongFields(wrong);
  return (
    <Page>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <h1 className="text-hero">{title}</h1>
            <p className="mt-2 max-w-prose text-muted">{lead}</p>
          </div>
          {wrong && <Problem>{wrong === "service" ? later.inquiry.unreachable : t.errorTitle}</Problem>}
          {product && <RequestProductCard product={product} />}
          <LongForm values={values} wrong={errors} data={data} about={about} />
        </div>
        <NextSteps />
      </div>
    </Page>
  );
}
