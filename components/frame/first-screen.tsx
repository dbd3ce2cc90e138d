/**
 * Ends what is drawn before the browser reads on: a script that does nothing, but waits for the styles, see
 * docs/adr/0017-the-first-screen-first.md. For public pages; a policy with a nonce would not let it in.
 */
export function FirstScreen() {
  return <script>{'"first screen"'}</script>;
}
