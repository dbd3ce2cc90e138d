import "server-only";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "@/lib/env";
import { isSecure } from "./cookies";
import { SESSION_COOKIES } from "./index";

/** HttpOnly cookies that hand what a member or guest typed or deleted to the next page. */
const NAMES = ["typed", "deleted_address"] as const;
type Name = (typeof NAMES)[number];

/** Browsers silently drop a cookie whose name and value exceed 4,096 bytes. */
const COOKIE_LENGTH_MAX = 3800;
/** Limit after decompression, against forged cookies. */
const BYTES_MAX = 256 * 1024;

/** `member`: id of the owner, empty for a guest. */
const MemberCookie = z.object({ member: z.string(), value: z.unknown() });

const encode = (cookie: z.output<typeof MemberCookie>) => deflateRawSync(JSON.stringify(cookie)).toString("base64url");

function decode(text: string): z.output<typeof MemberCookie> | undefined {
  try {
    const bytes = inflateRawSync(Buffer.from(text, "base64url"), { maxOutputLength: BYTES_MAX });
    return MemberCookie.safeParse(JSON.parse(bytes.toString())).data;
  } catch {
    return undefined;
  }
}

const currentMember = async () => (await cookies()).get(SESSION_COOKIES.userId)?.value ?? "";

type Options = { seconds: number; member?: string | undefined };

/** Returns false, and sets nothing, when the value is too large for a cookie. For handlers. */
export async function setMemberCookie(name: Name, value: unknown, { seconds, member }: Options): Promise<boolean> {
  const text = encode({ member: member ?? (await currentMember()), value });
  if (text.length > COOKIE_LENGTH_MAX) return false;
  (await cookies()).set(name, text, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(env.SITE_URL),
    maxAge: seconds,
  });
  return true;
}

export async function readMemberCookie(name: Name): Promise<unknown> {
  const cookie = decode((await cookies()).get(name)?.value ?? "");
  return cookie && cookie.member === (await currentMember()) ? cookie.value : undefined;
}

export async function clearMemberCookie(name: Name): Promise<void> {
  const jar = await cookies();
  if (jar.has(name)) jar.delete(name);
}

/** Deletes the cookies that belong to another member; without `member`, all of them. For handlers. */
export async function clearMemberCookies(member?: string): Promise<void> {
  const jar = await cookies();
  for (const name of NAMES) {
    const owner = decode(jar.get(name)?.value ?? "")?.member;
    if (jar.has(name) && (member === undefined || (owner !== "" && owner !== member))) jar.delete(name);
  }
}
