import { LoginCode, RegisterCode } from "@/lib/contract/session";
import { send } from "@/lib/http/gateway";
import { guarded, readFields } from "@/lib/http/handler";
import { TIMEOUT_MS } from "@/lib/http/timeout";
import { ensureDevice } from "@/lib/session/device";
import { CodeRequest } from "@/lib/session/form";
import { parseBody } from "@/lib/session/parse";

/** Sends a login or registration code, for which the form posts a captcha ticket (specification 20.3). */
export const POST = (request: Request): Promise<Response> =>
  guarded(request, async () => {
    const { purpose, ...query } = parseBody(CodeRequest, await readFields(request));
    const options = { visitor: request.headers, timeout: TIMEOUT_MS };
    const { device_token } = await ensureDevice(request.headers);
    if (purpose === "login") return Response.json(await send(LoginCode, { query: { ...query, device_token } }, options));
    const { rand_str, validate_code } = query;
    const contact = "mobile" in query ? { area_code: query.area_code, phone: query.mobile } : { email: query.email };
    return Response.json(await send(RegisterCode, { query: { rand_str, validate_code, ...contact, device_token } }, options));
  });
