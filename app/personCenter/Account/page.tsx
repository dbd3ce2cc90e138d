import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { Membership } from "@/components/account/membership";
import { AccountSettings } from "@/components/account/settings.client";
import { Unavailable } from "@/components/frame/unavailable";
import { Page } from "@/components/ui/page";
import { getAccount, getMembership } from "@/lib/account/server";
import { env } from "@/lib/env";
import { fill } from "@/lib/format";
import { getCallingCodes } from "@/lib/geo/server";
import { optional } from "@/lib/http/optional";
import { routes } from "@/lib/routes";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { getAccessToken } from "@/lib/session/server";
import { text } from "@/lib/text";

const t = text.account;

export const instant = false;

export const metadata: Metadata = pageMetadata({
  title: brandedTitle(t.title),
  description: t.description,
  path: routes.account,
  isIndexed: false,
});

/** Account settings (DESIGN.md decision 9): level, profile, contacts, password, cancellation. */
export default async function AccountPage() {
  await connection();
  const token = await getAccessToken();
  if (!token) redirect(routes.loginFor(routes.account));
  const [account, membership, countries] = await Promise.all([
    optional(getAccount(token)),
    optional(getMembership(token)),
    optional(getCallingCodes()),
  ]);
  return (
    <Page>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
        <div>
          <h1 className="text-hero font-bold">{t.title}</h1>
          <p className="mt-1 text-muted">{t.lead}</p>
        </div>
        <noscript>
          <p className="rounded-control bg-gold-soft p-3 text-sm font-semibold text-gold">
            {fill(t.noScript, { email: env.COMPANY_EMAIL })}
          </p>
        </noscript>
        {membership && <Membership membership={membership} />}
        {account ? (
          <AccountSettings account={account} countries={countries ?? []} words={t} />
        ) : (
          <Unavailable href={routes.account} />
        )}
      </div>
    </Page>
  );
}
