import { PublicInquiry } from "@/lib/contract/inquiry";
import { AutoRegister } from "@/lib/contract/session";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";
import { noForm, readForm } from "@/lib/http/form-post";
import { send } from "@/lib/http/gateway";
import { seeOther } from "@/lib/http/see-other";
import { fullInquiry, quickInquiry } from "@/lib/inquiry";
import { LongForm, plainLong, plainQuote, QuoteForm } from "@/lib/inquiry/form";
import { routes } from "@/lib/routes";
import { keptBrowserOf } from "@/lib/session/device";
import { isSameOrigin } from "@/lib/session/origin";
import { bearerOf, keepSession } from "@/lib/session/server";

const TIMEOUT_MS = 30_000;

/** What may stand in an address again: never who asks. The quick form's fields have the long form's names there. */
const RETURNED = { goods_name: ["goods_name", "name"], goods_num: ["goods_num", "quantity"], goods_unit: ["goods_unit", "unit"] };

/** Back to the long form, with the goods as they were typed and the names of the fields that are wrong. */
function back(data: FormData, productId: string | undefined, wrong: PropertyKey[]): Response {
  const query = new URLSearchParams();
  for (const [to, from] of Object.entries(RETURNED)) {
    const value = from.map((name) => data.get(name)).find((one) => typeof one === "string" && one !== "");
    if (typeof value === "string") query.set(to, value.slice(0, 200));
  }
  query.set("wrong", [...new Set(wrong)].join(","));
  return seeOther(`${productId ? routes.quoteFor(productId) : routes.quote}?${query}`);
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
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return undefined;
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
  if (!parsed.success)
    return back(
      data,
      product,
      parsed.error.issues.flatMap(({ path }) => path.slice(0, 1)),
    );
  const form = parsed.data;
  const body = "goods_name" in form ? fullInquiry(form, { attachments: [], productId: product }) : quickInquiry(form);
  try {
    const token = await bearerFor(form.email, data.has("accepts_marketing"), request.headers);
    const { id } = await send(
      PublicInquiry,
      { body },
      { timeout: TIMEOUT_MS, visitor: request.headers, ...(token && { token }) },
    );
    return seeOther(`${routes.quoteSent}?${new URLSearchParams({ id })}`);
  } catch (error) {
    if (!(error instanceof GatewayError || error instanceof GatewayUnreachable)) throw error;
    console.error("a plain request was not sent:", error);
    return back(data, product, ["service"]);
  }
}
