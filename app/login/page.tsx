import type { Metadata } from "next";
import { Door } from "@/components/session/door";
import { LoginForm } from "@/components/session/login-form.client";
import { getCallingCodes } from "@/lib/geo/server";
import { optional } from "@/lib/http/reads";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { captchaSource } from "@/lib/session/captcha/server";
import { loginTypeOf } from "@/lib/session/form";
import { lastFailure } from "@/lib/session/plain-form";
import { returnPath } from "@/lib/session/return-url";
import { text } from "@/lib/text";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const t = text.session;

/** Where the list of calling codes does not come, which specification 10.1 passes over in silence. */
const COLOMBIA = { code: "CO", calling: "57", name: "Colombia" };

export const metadata: Metadata = privateMetadata({
  title: brandedTitle(t.loginTitle),
  description: t.loginDescription,
});

/** Login (specification 20.1, 20.2). */
export default async function LoginPage({ searchParams }: Props) {
  const { return_url, failed } = await searchParams;
  const returnTo = returnPath(return_url);
  const [countries, failure] = await Promise.all([optional(getCallingCodes()), failed ? lastFailure() : undefined]);
  return (
    <Door mode="login" returnTo={returnTo}>
      <LoginForm
        returnTo={returnTo}
        initial={{
          loginType: loginTypeOf(failure?.loginType),
          email: failure?.email ?? "",
          area_code: failure?.area_code ?? COLOMBIA.calling,
          mobile: failure?.mobile ?? "",
        }}
        failure={failure?.errors}
        areaCodes={(countries ?? [COLOMBIA]).flatMap(({ code, calling, name }) =>
          calling ? [{ key: code, value: calling, label: `+${calling} ${name}` }] : [],
        )}
        source={captchaSource()}
        words={t}
      />
    </Door>
  );
}
