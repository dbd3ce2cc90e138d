import { type CaptchaAnswer, CaptchaChallenge, CaptchaVerdict } from "@/lib/contract/captcha";
import { postSession } from "../post";

/** Throws as `postSession`. */
export const newChallenge = () => postSession("captcha/challenge", {}, CaptchaChallenge);

/** Each puzzle accepts one answer. Throws as `postSession`. */
export const verifyAnswer = (answer: CaptchaAnswer) => postSession("captcha/verify", answer, CaptchaVerdict);
