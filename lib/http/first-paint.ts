import "server-only";
import { createHash } from "node:crypto";

/** A script that does nothing. At its place the browser stops reading until the styles are there, see docs/adr/0017-the-first-screen-first.md. */
export const FIRST_PAINT = '"first paint"';

/** By which a policy with a nonce lets it in: it is the same on every page. */
export const FIRST_PAINT_HASH = createHash("sha256").update(FIRST_PAINT).digest("base64");
