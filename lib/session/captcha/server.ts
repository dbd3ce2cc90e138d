import "server-only";
import type { CaptchaStep } from "@/lib/contract/captcha";
import { env } from "@/lib/env";
import { unreachable } from "@/lib/http/errors";
import { visitorAddressHeader } from "@/lib/http/visitor-address";
import type { CaptchaSource } from "./index";

const TIMEOUT_MS = 10_000;

export function captchaSource(): CaptchaSource {
  const { CAPTCHA_SCRIPT_URL: url, CAPTCHA_APP_ID: appId } = env;
  return url && appId ? { kind: "script", url, appId } : { kind: "puzzle" };
}

/** Forwards a request to the puzzle's service, so that browsers contact this site only. */
export async function forwardCaptcha(step: CaptchaStep, body: ArrayBuffer, visitor: Headers): Promise<Response> {
  const answer = await fetch(`${env.CAPTCHA_URL}/${step}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...visitorAddressHeader(visitor) },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    cache: "no-store",
  }).catch(unreachable(`captcha/${step}`));
  const retryAfter = answer.headers.get("retry-after");
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...(retryAfter && { "retry-after": retryAfter }),
    },
  });
}
