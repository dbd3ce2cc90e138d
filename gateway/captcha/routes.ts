import type { FastifyInstance } from "fastify";
import { CaptchaAnswer } from "../../lib/contract/captcha.ts";
import type { Database } from "../db/database.ts";
import { wrongInput } from "../refusal.ts";
import { makeChallenge, verify } from "./store.ts";

/** Serves the slide puzzle: `POST /captcha/challenge` and `POST /captcha/verify`, beside the contract, as a third party would. */
export function registerCaptcha(app: FastifyInstance, database: Database): void {
  app.post("/captcha/challenge", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return makeChallenge(database);
  });
  app.post("/captcha/verify", async ({ body }, reply) => {
    const answer = CaptchaAnswer.safeParse(body);
    if (!answer.success) throw wrongInput(answer.error.issues);
    reply.header("cache-control", "no-store");
    return verify(database, answer.data);
  });
}
