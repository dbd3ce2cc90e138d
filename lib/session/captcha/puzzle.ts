import { type CaptchaAnswer, CaptchaChallenge, CaptchaVerdict } from "@/lib/contract/captcha";
import { postSession } from "../post";

/** A new puzzle; errors as in `postSession`. */
export const newChallenge = () => postSession("captcha/challenge", {}, CaptchaChallenge);

/** Whether the answer to a puzzle is right; each puzzle takes one. Errors as in `postSession`. */
export const judge = (answer: CaptchaAnswer) => postSession("captcha/verify", answer, CaptchaVerdict);
