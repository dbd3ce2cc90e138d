import "server-only";
import type { z } from "zod";
import { parseLinesParam } from "@/lib/cart/lines-address";
import { INQUIRY_CATEGORY_ID, PrivateInquiry, PublicInquiry } from "@/lib/contract/inquiry";
import { DETAILS_MAX } from "@/lib/contract/limits";
import { AutoRegister } from "@/lib/contract/session";
import { fieldText } from "@/lib/form/fields";
import { isGatewayFailure } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { ensureDevice } from "@/lib/session/device";
import { saveSession, withAccessToken } from "@/lib/session/server";
import { type ErrorKey, LongInquiry, parseLevel, QuickInquiry, TEXT_FIELDS } from "./form";
import { postedSubject } from "./subject";

type Body = z.input<typeof PublicInquiry.body>;
type ValidForm = { kind: "valid"; body: Body; shopId?: string };
/** `fields`: names of the invalid ones; `errors`: keys of `inquiry.errors`. */
type InvalidForm = { kind: "invalid"; fields: string[]; errors: string[] };

/** Parses the quick form (specification 12.6) or the long one (12.8). */
export const parseInquiryForm = (data: FormData) => (data.has("goods_name") ? parseLong(data) : parseQuick(data));

function parseQuick(data: FormData): ValidForm | InvalidForm {
  const fields = ["name", "quantity", "unit", "email"].map((field) => [field, fieldText(data, field)]);
  const { data: quick, error } = QuickInquiry.safeParse(Object.fromEntries(fields));
  if (!quick) return toInvalidForm(error);
  const { name, quantity, unit, email } = quick;
  const amount = quantity === undefined ? {} : { quantity };
  return { kind: "valid", body: { category_id: INQUIRY_CATEGORY_ID, name, detail: name, ...amount, unit, email } };
}

function parseLong(data: FormData): ValidForm | InvalidForm {
  const { data: long, error } = LongInquiry.safeParse({
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, fieldText(data, field)])),
    levels: [1, 2, 3].flatMap((level) => parseLevel(fieldText(data, `level${level}`))),
    is_agree_brpr: data.has("is_agree_brpr"),
  });
  if (!long) return toInvalidForm(error);
  const { shopId, variant } = postedSubject(data);
  const details = [variant, long.details].filter(Boolean).join("\n");
  if (details.length > DETAILS_MAX) return { kind: "invalid", fields: ["details"], errors: ["long" satisfies ErrorKey] };
  return { kind: "valid", body: longBody({ ...long, details }, data), ...(shopId && { shopId }) };
}

const toInvalidForm = ({ issues }: z.ZodError): InvalidForm => ({
  kind: "invalid",
  fields: [...new Set(issues.map(({ path }) => String(path[0])))],
  errors: [...new Set(issues.map(({ message }) => message))],
});

/** The body of specification 12.8, without blank fields. The business card is always shared, as specified. */
function longBody(form: LongInquiry, data: FormData): Body {
  const { goods_name, goods_num, goods_unit, email, levels, is_agree_brpr, country_code, ...rest } = form;
  const { productId, keyword, rfqId, lines: linesText } = postedSubject(data);
  const [one, two, three] = levels;
  const lines = parseLinesParam(linesText);
  return {
    goods_name,
    goods_num,
    goods_unit,
    email,
    attachments: data.getAll("attachments").filter((value) => typeof value === "string"),
    is_share_business_card: true,
    is_agree_brpr,
    ...(lines.length > 0 && { lines }),
    ...withoutBlanks({
      ...rest,
      country_code: form.phone && country_code,
      currency_unit: form.max_budget === undefined ? "" : form.currency_unit,
      level1_id: one?.id,
      level1_name: one?.name,
      level2_id: two?.id,
      level2_name: two?.name,
      level3_id: three?.id,
      level3_name: three?.name,
      rfq_id: rfqId,
      team: fieldText(data, "team"),
      product_id: productId,
      search_type: productId ? "product" : keyword ? "keyword" : "none",
      key_word: keyword,
    }),
  };
}

const withoutBlanks = (fields: Record<string, string | number | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""));

export type Sent = { id: string; isNewMember: boolean };

/** Sends an inquiry. A guest is registered first (specification 12.4); without registration the inquiry goes to all shops. @throws as `send` */
export async function sendInquiry({ body, shopId }: ValidForm, acceptsMarketing: boolean, visitor: Headers): Promise<Sent> {
  const sendAs = (token: string | undefined) => {
    const context = { timeout: TIMEOUT_MS, visitor, ...(token && { token }) };
    return shopId && token && "goods_name" in body
      ? send(PrivateInquiry, { body: { ...body, shop_id: shopId } }, context)
      : send(PublicInquiry, { body }, context);
  };
  const sentByMember = await withAccessToken(visitor, sendAs);
  if (sentByMember) return { ...sentByMember, isNewMember: false };
  const token = await registerGuest(body.email, acceptsMarketing, visitor);
  return { ...(await sendAs(token)), isNewMember: token !== undefined };
}

/** Returns the new member's access token. Undefined if registering fails, which does not stop the inquiry. */
async function registerGuest(email: string, acceptsMarketing: boolean, visitor: Headers): Promise<string | undefined> {
  try {
    const body = { email, accepts_marketing: acceptsMarketing, ...(await ensureDevice(visitor)) };
    const session = await send(AutoRegister, { body }, { visitor });
    await saveSession(session);
    return session.access_token;
  } catch (error) {
    if (isGatewayFailure(error)) return undefined;
    throw error;
  }
}
