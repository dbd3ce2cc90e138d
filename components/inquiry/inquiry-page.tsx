import { HoldSubmits } from "@/components/frame/hold-submits";
import { InquiryTeamChoice } from "@/components/team/inquiry-team";
import { Flash } from "@/components/ui/flash";
import { Page } from "@/components/ui/page";
import { Picture } from "@/components/ui/picture";
import { Problem } from "@/components/ui/problem";
import { readSavedForm } from "@/lib/form/saved";
import { nearCountries } from "@/lib/geo";
import { getCallingCodes } from "@/lib/geo/server";
import { optionalRead } from "@/lib/http/reads";
import type { LongInput } from "@/lib/inquiry/form";
import type { FormLine } from "@/lib/inquiry/lines";
import { withPostedLong } from "@/lib/inquiry/long-values";
import { inquiryErrors } from "@/lib/inquiry/posted-errors";
import { getUnits } from "@/lib/inquiry/server";
import { inquiryPath, type LongAbout } from "@/lib/inquiry/subject";
import { getCategoryTree } from "@/lib/product/server";
import { legal, routes } from "@/lib/routes";
import { getAccessToken } from "@/lib/session/server";
import { getTeamOfVisitor } from "@/lib/team/server";
import { text } from "@/lib/text";
import { KNOWN_UNITS } from "@/lib/unit";
import later from "@/messages/later.json";
import { GoodsLines } from "./goods-lines";
import { LateLongForm } from "./late-forms.client";
import type { LongFormProps } from "./long-form.client";
import { NextSteps } from "./next-steps";

const t = text.inquiry;

const PICTURES = 3;

const FAILURES = new Set(["service", "late"]);

type InquiryProduct = {
  id: string;
  name: string;
  variant: string | undefined;
  cover: string | undefined;
  price: string;
  shop: string;
};

type Props = {
  title: string;
  lead: string;
  values: LongInput;
  wrong: string;
  about: LongAbout;
  product?: InquiryProduct;
  lines?: FormLine[];
  teamId?: string;
};

async function longChoices(): Promise<LongFormProps["choices"]> {
  const [units, countries, tree] = await Promise.all([
    optionalRead(getUnits()),
    optionalRead(getCallingCodes()),
    optionalRead(getCategoryTree()),
  ]);
  return {
    units: units ?? KNOWN_UNITS,
    countries: nearCountries(countries),
    categories: tree?.map(({ id, name }) => ({ id, name })) ?? [],
  };
}

/** Page of the long form. `wrong`, `teamId`: parameters of its URL. `wrong` names invalid fields, or one of FAILURES. */
export async function InquiryPage({ title, lead, values, wrong, about, product, lines = [], teamId }: Props) {
  const [choices, saved, team, token] = await Promise.all([
    longChoices(),
    readSavedForm(inquiryPath(about)),
    about.rfqId ? undefined : optionalRead(getTeamOfVisitor()),
    getAccessToken(),
  ]);
  const chosenTeamId = saved ? saved.values.team?.[0] : teamId;
  const failure = [saved?.message, wrong === "late" ? text.error.lateWrite : later.inquiry.unreachable].filter(Boolean).join(" ");
  return (
    <Page>
      {/* `data-asks`: globals.css then hides the shortcut to this form. */}
      <div data-asks="" className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="flex min-w-0 flex-col gap-5">
          <div>
            <h1 className="text-hero">{title}</h1>
            <p className="mt-2 max-w-prose text-muted">{lead}</p>
          </div>
          {wrong && <Problem>{FAILURES.has(wrong) ? failure : t.errorTitle}</Problem>}
          {saved && !wrong && <Flash kind="done" text={text.error.typed} />}
          {product && <InquiryProductCard product={product} />}
          {lines.length > 0 && <GoodsLines lines={lines} />}
          <HoldSubmits />
          <LateLongForm
            values={withPostedLong(values, saved?.values)}
            wrong={inquiryErrors(wrong)}
            choices={choices}
            about={about}
            hasLines={lines.length > 0}
            pictures={[product?.cover, ...lines.map(({ cover }) => cover)]
              .filter((cover) => cover !== undefined)
              .slice(0, PICTURES)}
            isGuest={!token}
            urls={{ policy: legal.policy, agreement: legal.agreement, sent: routes.quoteSent }}
            teamChoice={team?.may.includes("ask") && <InquiryTeamChoice team={team} chosenId={chosenTeamId} />}
          />
        </div>
        <NextSteps />
      </div>
    </Page>
  );
}

function InquiryProductCard({ product: { id, name, variant, cover, price, shop } }: { product: InquiryProduct }) {
  return (
    <div className="flex items-center gap-4 rounded-block border border-line bg-surface p-4">
      {cover && (
        <Picture src={cover} alt="" widths={[144, 240]} sizes="80px" className="size-20 shrink-0 rounded-card object-cover" />
      )}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {variant && <p className="text-sm font-semibold text-brand-strong">{variant}</p>}
        <p className="text-sm">{price}</p>
        <p className="text-sm text-muted">{shop}</p>
        <a
          href={routes.product(id)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
        >
          {t.viewProduct}
        </a>
      </div>
    </div>
  );
}
