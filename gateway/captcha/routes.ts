import type { FastifyInstance } from "fastify";
import { CaptchaAnswer } from "../../lib/contract/captcha.ts";
import { clientIp } from "../client-ip.ts";
import { wrongInput } from "../refusal.ts";
import type { Services } from "../services.ts";
import { createChallenge, verify } from "./store.ts";

/** `POST /captcha/challenge` and `/captcha/verify`, which are no calls of the contract. */
export function registerCaptcha(app: FastifyInstance, { database: sql, limits }: Services): void {
  app.post("/captcha/challenge", async (request, reply) => {
    reply.header("cache-control", "no-store");
    return createChallenge({ sql, limits, clientIp: clientIp(request) });
  });
  app.post("/captcha/verify", async (request, reply) => {
    const answer = CaptchaAnswer.safeParse(request.body);
    if (!answer.success) throw wrongInput(answer.error.issues);
    reply.header("cache-control", "no-store");
    return verify({ sql, limits, clientIp: clientIp(request) }, answer.data);
  });
}
