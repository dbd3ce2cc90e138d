import { z } from "zod";

/** Where the self-hosted captcha answers, under its own address beside the four services. */
export const CAPTCHA_STEPS = ["challenge", "verify"] as const;
export type CaptchaStep = (typeof CAPTCHA_STEPS)[number];

/** Work that a machine can do instead of the puzzle: for each of `parts`, a number whose hash begins with `bits` zero bits. */
const Work = z.object({ parts: z.number().int().min(1).max(64), bits: z.number().int().min(1).max(24) });
export type Work = z.output<typeof Work>;

/**
 * A slide puzzle. `background` and `piece` are data addresses of pictures; lengths are in pixels of the background:
 * the piece is a square of `size`, its upper edge at `y`; where it belongs from left to right is the question.
 */
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

const Found = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(2 ** 40),
  )
  .max(64);

/** What is answered to a challenge: where the piece was put, with the toll that was asked for, or the work that was done instead. */
export const CaptchaAnswer = z.union([
  z.object({ id: z.string().max(64), x: z.number().min(0).max(10_000), toll: Found.default([]) }),
  z.object({ id: z.string().max(64), work: Found }),
]);
export type CaptchaAnswer = z.input<typeof CaptchaAnswer>;

/** Codes of a refusal: not where it belongs; too late, or tried before. */
export const CAPTCHA_CODES = { passed: 0, missed: 1, expired: 2 } as const;

/** The third party's shape: code 0 comes with a ticket, any other code without. */
export const CaptchaVerdict = z.object({
  code: z.number().int(),
  rand_str: z.string().optional(),
  validate_code: z.string().optional(),
});
export type CaptchaVerdict = z.output<typeof CaptchaVerdict>;

/** What stands before the hash in one part of the work: the same text for who does it and who checks it. */
export const workText = (id: string, part: number, found: number) => `${id}.${part}.${found}`;
