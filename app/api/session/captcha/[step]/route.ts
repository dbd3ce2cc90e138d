import { CAPTCHA_STEPS } from "@/lib/contract/captcha";
import { forwardCaptcha } from "@/lib/session/captcha/server";
import { guarded, refuse } from "@/lib/session/handler";
import { text } from "@/lib/text";

type Context = { params: Promise<{ step: string }> };

/** Self-hosted captcha: `challenge` and `verify`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  guarded(request, async () => {
    const { step: name } = await params;
    const step = CAPTCHA_STEPS.find((known) => known === name);
    if (!step) return refuse(404, text.error.unknownCall);
    return forwardCaptcha(step, await request.arrayBuffer(), request.headers);
  });
