import { z } from "zod";

export const CAPTCHA_STEPS = ["challenge", "verify"] as const;
export type CaptchaStep = (typeof CAPTCHA_STEPS)[number];

/** Proof of work: the solver finds `parts` numbers, each with a hash that begins with `bits` zero bits. */
const Work = z.object({ parts: z.number().int().min(1).max(64), bits: z.number().int().min(1).max(24) });
export type Work = z.output<typeof Work>;

/** Lengths are pixels of `background`. The piece is a square with sides of `size`, its top at `y`. The answer is its left edge. */
export const CaptchaChallenge = z.object({
  id: z.string().min(1),
  background: z.string().startsWith("data:image/"),
  piece: z.string().startsWith("data:image/"),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  size: z.number().int().positive(),
  y: z.number().int().min(0),
  alternative: Work,
  toll: Work.optional().describe(
    "Work that goes with the place: little for a person's browser, much for who asks a thousand times",
  ),
});
export type CaptchaChallenge = z.output<typeof CaptchaChallenge>;

const FoundNumbers = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(2 ** 40),
  )
  .max(64);

/** The position of the piece with the proof of work `toll`, or the longer proof of work `alternative` instead. */
export const CaptchaAnswer = z.union([
  z.object({ id: z.string().max(64), x: z.number().min(0).max(10_000), toll: FoundNumbers.default([]) }),
  z.object({ id: z.string().max(64), work: FoundNumbers }),
]);
export type CaptchaAnswer = z.input<typeof CaptchaAnswer>;

/** `missed`: wrong position; `expired`: too late or used. */
export const CAPTCHA_CODES = { passed: 0, missed: 1, expired: 2 } as const;

/** Has the form of a third-party captcha's verdict. With code 0 the two strings are a ticket, else they are absent. */
export const CaptchaVerdict = z.object({
  code: z.number().int(),
  rand_str: z.string().optional(),
  validate_code: z.string().optional(),
});
export type CaptchaVerdict = z.output<typeof CaptchaVerdict>;

/** The hashed text of one part of the work, for solver and verifier. */
export const workText = (id: string, part: number, found: number) => `${id}.${part}.${found}`;
