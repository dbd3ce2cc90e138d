import "server-only";
import { cookies } from "next/headers";
import { env } from "@/lib/env";
import { isSecure } from "@/lib/session/cookies";
import { typedOver } from "@/lib/typed";

const KEPT_SECONDS = 10 * 60;
/** A browser drops a longer cookie without a word. */
export const COOKIE_CHARACTERS = 3800;

const cookieOf = (form: string) => `typed_${form}`;

/** Keeps what a plain form held that was refused, out of reach of scripts, for the page that it leads back to; nothing forgets it. */
export async function keepTyped(form: string, values: object | undefined): Promise<void> {
  const jar = await cookies();
  const text = values === undefined ? "" : JSON.stringify(values);
  if (text === "" || encodeURIComponent(text).length > COOKIE_CHARACTERS) jar.delete(cookieOf(form));
  else
    jar.set(cookieOf(form), text, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: isSecure(env.SITE_URL),
      maxAge: KEPT_SECONDS,
    });
}

/** What the form held when it was refused, over what it begins with; nothing when nothing was kept. */
export async function readTyped<T extends object>(form: string, start: T): Promise<T | undefined> {
  const kept = (await cookies()).get(cookieOf(form))?.value;
  if (!kept) return undefined;
  try {
    return typedOver(start, JSON.parse(kept));
  } catch {
    // Cut by hand: the form begins as it would without.
    return undefined;
  }
}
