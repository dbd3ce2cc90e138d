import "server-only";
import { PrivateInquiry, PublicInquiry } from "@/lib/contract/inquiry";
import { AutoRegister } from "@/lib/contract/session";
import { isGatewayFailure } from "@/lib/http/errors";
import { send } from "@/lib/http/gateway";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { ensureDevice } from "@/lib/session/device";
import { saveSession, withAccessToken } from "@/lib/session/server";
import type { ParsedForm } from "./parse-form";

type ValidForm = Extract<ParsedForm, { kind: "valid" }>;

/** Registers a guest; a failure is ignored (specification 12.4). */
async function register(email: string, acceptsMarketing: boolean, visitor: Headers): Promise<string | undefined> {
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

/** Sends an inquiry, registering a guest first (specification 12.4). Only members can ask a single shop. Throws as `send`. */
export async function sendInquiry(
  { body, shopId }: ValidForm,
  acceptsMarketing: boolean,
  visitor: Headers,
): Promise<{ id: string }> {
  const post = (token?: string) => {
    const context = { timeout: TIMEOUT_MS, visitor, ...(token && { token }) };
    return shopId && token && "goods_name" in body
      ? send(PrivateInquiry, { body: { ...body, shop_id: shopId } }, context)
      : send(PublicInquiry, { body }, context);
  };
  return (await withAccessToken(visitor, post)) ?? post(await register(body.email, acceptsMarketing, visitor));
}
