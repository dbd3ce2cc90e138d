import { CAPTCHA_STEPS } from "@/lib/contract/captcha";
import { guarded, refuse } from "@/lib/http/handler";
import { forwardCaptcha } from "@/lib/session/captcha/server";
import { text } from "@/lib/text";

type Context = { params: Promise<{ step: string }> };

export const POST = (request: Request, { params }: Context): Promise<Response> =>
  guarded(request, async () => {
    const { step: name } = await params;
    const step = CAPTCHA_STEPS.find((known) => known === name);
    if (!step) return refuse(404, text.error.unknownCall);
    return forwardCaptcha(step, await request.arrayBuffer(), request.headers);
  });
