import type { Metadata } from "next";
import { LoginCard } from "@/components/session/login-card";
import { RegisterForm } from "@/components/session/register-form.client";
import { withNote } from "@/lib/form/note";
import { legal, routes } from "@/lib/routes";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { captchaSource } from "@/lib/session/captcha/server";
import { lastFailure } from "@/lib/session/plain-form";
import { returnPath } from "@/lib/session/return-url";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.session;

export const metadata: Metadata = privateMetadata({
  title: brandedTitle(t.registerTitle),
  description: t.registerDescription,
});

/** Specification 20.1, 20.2. */
export default async function RegisterPage({ searchParams }: Props) {
  const { return_url, failed } = await searchParams;
  const returnTo = returnPath(return_url);
  const failure = failed ? await lastFailure() : undefined;
  return (
    <LoginCard mode="register" returnTo={returnTo}>
      <RegisterForm
        returnTo={returnTo === routes.home ? withNote(routes.member, { done: "registered" }) : returnTo}
        email={failure?.email ?? ""}
        failure={failure?.errors}
        documents={{ agreement: legal.agreement, privacy: legal.policy }}
        source={captchaSource()}
        copy={t}
      />
    </LoginCard>
  );
}
