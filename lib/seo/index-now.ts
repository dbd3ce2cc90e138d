import "server-only";
import { env } from "@/lib/env";
import { absolute } from "./urls";

/** Limit of the protocol. */
const ADDRESSES_MAX = 10_000;
const TIMEOUT_MS = 10_000;

type Target = { key: string | undefined; service: string };

/** Submits changed pages to IndexNow (https://www.indexnow.org) where a key is configured. Failures are logged only. */
export async function submitAddresses(
  paths: readonly string[],
  { key, service }: Target = { key: env.INDEXNOW_KEY, service: env.INDEXNOW_URL },
): Promise<void> {
  if (!key || paths.length === 0) return;
  const message = {
    host: new URL(env.SITE_URL).host,
    key,
    keyLocation: absolute(`/${key}.txt`),
    urlList: paths.slice(0, ADDRESSES_MAX).map(absolute),
  };
  try {
    const answer = await fetch(service, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) console.warn(`IndexNow answered ${answer.status}: ${await answer.text()}`);
  } catch (error) {
    console.warn("IndexNow did not answer:", error);
  }
}
