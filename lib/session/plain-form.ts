import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "@/lib/env";
import { seeOther } from "@/lib/form/see-other";
import { asGatewayError, readFields } from "@/lib/http/handler";
import { text } from "@/lib/text";
import { isSecure } from "./cookies";
import { returnPath } from "./return-url";

const FAILURE_SECONDS = 60;
const FAILURE_COOKIE = "login_failed";

/** Values shown again after an error; never codes or passwords. */
const Failure = z.object({
  errors: z.string(),
  loginType: z.string().optional(),
  email: z.string().optional(),
  area_code: z.string().optional(),
  mobile: z.string().optional(),
});
export type Failure = z.output<typeof Failure>;

const Fields = z.record(z.string(), z.unknown()).catch({});

/** Answers a login or registration that was posted without scripts: redirects to `return_url`, or back to the form with the error in a cookie. */
export async function answerPlainForm(
  request: Request,
  page: "/login" | "/register",
  work: (fields: unknown) => Promise<unknown>,
): Promise<Response> {
  const fields = Fields.parse(await readFields(request));
  const target = returnPath(fields.return_url);
  try {
    await work(fields);
    return seeOther(target);
  } catch (error) {
    const errors = asGatewayError(error).text || text.session.errors.unknown;
    const failure = Failure.safeParse({ ...fields, errors });
    const value = JSON.stringify(failure.success ? failure.data : { errors });
    const secure = isSecure(env.SITE_URL);
    (await cookies()).set({
      name: FAILURE_COOKIE,
      value,
      path: page,
      maxAge: FAILURE_SECONDS,
      httpOnly: true,
      sameSite: "lax",
      secure,
    });
    return seeOther(`${page}?${new URLSearchParams({ return_url: target, failed: "1" })}`);
  }
}

export async function lastFailure(): Promise<Failure | undefined> {
  const saved = (await cookies()).get(FAILURE_COOKIE)?.value;
  if (!saved) return undefined;
  try {
    return Failure.safeParse(JSON.parse(saved)).data;
  } catch {
    return undefined;
  }
}
