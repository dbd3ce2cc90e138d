import type { Metadata } from "next";
import { ContactWithoutAccount } from "@/components/chat/contact-without-account";
import { LoginCard } from "@/components/session/login-card";
import { LoginForm } from "@/components/session/login-form.client";
import { withNote } from "@/lib/form/note";
import { fill } from "@/lib/format";
import { COLOMBIA, nearCountries } from "@/lib/geo";
import { getCallingCodes } from "@/lib/geo/server";
import { optionalRead } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { firstParam } from "@/lib/product/listing-address";
import { getProductCards } from "@/lib/product/server";
import { routes, SITE_CHAT } from "@/lib/routes";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { captchaSource } from "@/lib/session/captcha/server";
import { parseLoginType } from "@/lib/session/form";
import { lastFailure } from "@/lib/session/plain-form";
import { returnPath } from "@/lib/session/return-url";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.session;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { recover } = await searchParams;
  return privateMetadata({
    title: brandedTitle(recover ? t.recoverHeading : t.loginTitle),
    description: t.loginDescription,
  });
}

const afterNewPassword = (returnTo: string) =>
  returnTo === routes.home ? withNote(routes.member, { done: "password" }) : returnTo;

/** Specification 20.1, 20.2. */
export default async function LoginPage({ searchParams }: Props) {
  const { failed, chat: chatParam, wish, recover, return_url } = await searchParams;
  const returnTo = returnPath(return_url);
  const isRecovery = recover !== undefined;
  const wishId = parseId(firstParam(wish));
  const [countries, failure, wished] = await Promise.all([
    optionalRead(getCallingCodes()),
    failed ? lastFailure() : undefined,
    wishId ? optionalRead(getProductCards([wishId])) : undefined,
  ]);
  const wishReason = wished?.[0] && fill(t.reasons.wish, { name: wished[0].name });
  const chat = firstParam(chatParam);
  const shopId = chat === SITE_CHAT ? undefined : parseId(chat);
  const reason = chat && (shopId ? t.reasons.shopChat : t.reasons.chat);
  return (
    <LoginCard mode={isRecovery ? "recovery" : "login"} returnTo={returnTo} reason={reason || wishReason || undefined}>
      {chat && <ContactWithoutAccount shopId={shopId} />}
      <LoginForm
        returnTo={isRecovery ? afterNewPassword(returnTo) : returnTo}
        isRecovery={isRecovery}
        recoveryHref={routes.recoveryFor(returnTo)}
        initial={{
          loginType: parseLoginType(failure?.loginType),
          email: failure?.email ?? "",
          area_code: failure?.area_code ?? COLOMBIA.calling,
          mobile: failure?.mobile ?? "",
        }}
        failure={failure?.errors}
        countries={nearCountries(countries)}
        source={captchaSource()}
        copy={t}
      />
    </LoginCard>
  );
}
