import { z } from "zod";
import type { Call } from "../lib/contract/call.ts";
import { refusal, wrongInput } from "./refusal.ts";

export type Session = { memberId: number; sessionId: string };

/** `clientIp`: as rate limits count it. `isVisitor`: whether the call is made for a visitor of the site. */
type RawInput = { params: unknown; query: unknown; body: unknown; session: Session | null; clientIp: string; isVisitor: boolean };

export type Route = { call: Call; run: (raw: RawInput) => Promise<unknown> };

type Schema = z.ZodType;
type Input<P extends Schema, Q extends Schema, B extends Schema> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  session: Session | null;
  clientIp: string;
};

/** Refuses with 400 what a schema does not accept. A missing body or query counts as an empty one. */
export function parseOrRefuse<T extends Schema>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  throw wrongInput(parsed.error.issues);
}

/** Binds a call to its handler. Invalid input is 400; an invalid answer throws (500). */
export function handle<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  call: Call<P, Q, B, R>,
  answer: (input: Input<P, Q, B>) => Promise<z.input<R>>,
): Route {
  return {
    call,
    async run(raw) {
      const result = await answer({
        params: parseOrRefuse(call.params, raw.params),
        query: parseOrRefuse(call.query, raw.query),
        body: parseOrRefuse(call.body, raw.body),
        session: raw.session,
        clientIp: raw.clientIp,
      });
      const parsed = call.response.safeParse(result);
      if (parsed.success) return parsed.data;
      throw new Error(`${call.method} ${call.path} answers outside its contract: ${z.prettifyError(parsed.error)}`);
    },
  };
}

export function handleMember<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  call: Call<P, Q, B, R>,
  answer: (input: Input<P, Q, B> & { session: Session }) => Promise<z.input<R>>,
): Route {
  return handle(call, (input) => {
    const { session } = input;
    if (!session) throw refusal(401);
    return answer({ ...input, session });
  });
}
