import { PublicInquiry } from "@/lib/contract/inquiry";
import { AutoRegister } from "@/lib/contract/session";
import { GatewayUnreachable, isGatewayFailure } from "@/lib/http/errors";
import { noForm, readForm, withNote } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { forgetForm, keepForm, postedFields } from "@/lib/http/kept-form";
import { seeOther } from "@/lib/http/see-other";
import { fullInquiry, quickInquiry } from "@/lib/inquiry";
import { LongForm, plainLong, plainQuote, QuoteForm } from "@/lib/inquiry/form";
import { routes } from "@/lib/routes";
import { keptBrowserOf } from "@/lib/session/device";
import { isSameOrigin } from "@/lib/session/origin";
import { bearerOf, keepSession } from "@/lib/session/server";

const TIMEOUT_MS = 30_000;

/** The quick form's fields have other names in the long form, which it leads back to. */
const LONG_NAMES = new Map([
  ["name", "goods_name"],
  ["quantity", "goods_num"],
  ["unit", "goods_unit"],
]);

const pageOf = (productId: string | undefined) => (productId ? routes.quoteFor(productId) : routes.quote);

type Back = { data: FormData; productId: string | undefined; wrong: PropertyKey[]; told?: string };

/** Back to the long form with the names of the fields that are wrong; what was typed is kept for it, out of the address. */
async function back({ data, productId, wrong, told }: Back): Promise<Response> {
  const page = pageOf(productId);
  const values = Object.entries(postedFields(data)).map(([name, texts]) => [LONG_NAMES.get(name) ?? name, texts]);
  await keepForm(page, Object.fromEntries(values), told);
  return seeOther(withNote(page, { wrong: [...new Set(wrong)].join(",") }));
}

/** The bearer of the person, who is registered first if need be; nothing where that fails, which specification 1.6 passes over. */
async function bearerFor(email: string, acceptsMarketing: boolean, visitor: Headers): Promise<string | undefined> {
  const token = await bearerOf(visitor);
  if (token) return token;
  try {
    const body = { email, accepts_marketing: acceptsMarketing, ...(await keptBrowserOf(visitor)) };
    const session = await send(AutoRegister, { body }, { visitor });
    await keepSession(session);
    return session.access_token;
  } catch (error) {
    if (isGatewayFailure(error)) return undefined;
    throw error;
  }
}

/** Both forms without a script: a plain form posts here and is led on, or back with what was wrong. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return new Response(null, { status: 403 });
  const data = await readForm(request);
  if (!data) return noForm();
  const isLong = data.has("goods_name");
  const productId = data.get("product_id");
  const product = typeof productId === "string" && productId ? productId : undefined;
  const parsed = isLong ? LongForm.safeParse(plainLong(data)) : QuoteForm.safeParse(plainQuote(data));
  const problems = parsed.error?.issues.flatMap(({ path }) => path.slice(0, 1)) ?? [];
  if (!parsed.success) return back({ data, productId: product, wrong: problems });
  const form = parsed.data;
  const body = "goods_name" in form ? fullInquiry(form, { attachments: [], productId: product }) : quickInquiry(form);
  try {
    const token = await bearerFor(form.email, data.has("accepts_marketing"), request.headers);
    const { id } = await send(
      PublicInquiry,
      { body },
      { timeout: TIMEOUT_MS, visitor: request.headers, ...(token && { token }) },
    );
    await forgetForm(pageOf(product));
    return seeOther(`${routes.quoteSent}?${new URLSearchParams({ id })}`);
  } catch (error) {
    if (!isGatewayFailure(error)) throw error;
    console.error("a plain request was not sent:", error);
    if (error instanceof GatewayUnreachable)
      return back({ data, productId: product, wrong: [error.isLate ? "late" : "service"] });
    return back({ data, productId: product, wrong: ["service"], told: error.text });
  }
}
