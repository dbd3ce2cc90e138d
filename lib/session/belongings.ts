import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "@/lib/env";
import { isSecure } from "./cookies";
import { SESSION_COOKIES } from "./index";

/** What a browser keeps for a person between two pages, out of reach of scripts: a form that was not carried out, an address that was deleted. */
const NAMES = ["typed", "deleted_address"] as const;
type Name = (typeof NAMES)[number];

/** A browser drops a longer cookie without a word. */
const COOKIE_CHARACTERS = 3800;
/** Of what is kept, unpacked; a cookie cut by hand unpacks to no more. */
const BYTES_MAX = 256 * 1024;

/** `member`: whose it is; empty for a guest's. */
const Belonging = z.object({ member: z.string(), value: z.unknown() });

const packed = (belonging: z.output<typeof Belonging>) => deflateRawSync(JSON.stringify(belonging)).toString("base64url");

function unpacked(text: string): z.output<typeof Belonging> | undefined {
  try {
    const bytes = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: BYTES_MAX });
    return Belonging.safeParse(JSON.parse(bytes.toString())).data;
  } catch {
    // Cut by hand: nothing was kept.
    return undefined;
  }
}

const memberNow = async () => (await cookies()).get(SESSION_COOKIES.userId)?.value ?? "";

type Keeping = { seconds: number; member?: string | undefined };

/** Keeps something for a member, or for the person who asks, for so many seconds; whether there was room for it. For handlers. */
export async function keepBelonging(name: Name, value: unknown, { seconds, member }: Keeping): Promise<boolean> {
  const text = packed({ member: member ?? (await memberNow()), value });
  if (text.length > COOKIE_CHARACTERS) return false;
  (await cookies()).set(name, text, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(env.SITE_URL),
    maxAge: seconds,
  });
  return true;
}

/** What was kept for the person who asks. */
export async function readBelonging(name: Name): Promise<unknown> {
  const kept = unpacked((await cookies()).get(name)?.value ?? "");
  return kept && kept.member === (await memberNow()) ? kept.value : undefined;
}

/** Forgets something. For handlers. */
export async function forgetBelonging(name: Name): Promise<void> {
  const jar = await cookies();
  if (jar.has(name)) jar.delete(name);
}

/** Forgets all that is another's than this member's, or all of it. For handlers. */
export async function forgetBelongings(member?: string): Promise<void> {
  const jar = await cookies();
  for (const name of NAMES) {
    const owner = unpacked(jar.get(name)?.value ?? "")?.member;
    if (jar.has(name) && (member === undefined || (owner !== "" && owner !== member))) jar.delete(name);
  }
}
