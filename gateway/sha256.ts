import { createHash } from "node:crypto";

/** In hexadecimal digits. Not for passwords, which are hashed by scrypt (session/password.ts). */
export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
