import { FIRST_PAINT } from "@/lib/http/first-paint";

/** Ends what is drawn before the browser reads on, see docs/adr/0017-the-first-screen-first.md. */
export function FirstScreen() {
  return <script>{FIRST_PAINT}</script>;
}
