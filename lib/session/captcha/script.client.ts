import type { CaptchaVerdict } from "@/lib/contract/captcha";
import { GatewayUnreachable } from "@/lib/http/errors";
import { CLOSED } from "./index";

/** What Tencent's captcha hands over. `ret`: 0 passed, 2 closed. */
type ScriptResult = { ret: number; ticket?: string; randstr?: string; errorCode?: number };

declare global {
  interface Window {
    TencentCaptcha?: new (appId: string, callback: (result: ScriptResult) => void) => { show(): void };
  }
}

const loading = new Map<string, Promise<void>>();

function load(url: string): Promise<void> {
  const started = loading.get(url);
  if (started) return started;
  const script = document.createElement("script");
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(url);
      script.remove();
      reject(new GatewayUnreachable(url));
    };
  });
  loading.set(url, loaded);
  script.src = url;
  script.async = true;
  document.head.append(script);
  return loaded;
}

/** A ticket with an error code, which is issued when the third party's service is down, does not pass. */
export function toVerdict({ ret, ticket, randstr, errorCode }: ScriptResult): CaptchaVerdict {
  if (ret === 0 && !errorCode && ticket && randstr) return { code: 0, rand_str: randstr, validate_code: ticket };
  return ret === 0 ? { code: errorCode ?? 1 } : CLOSED;
}

/** Loads the script on demand and shows its window. @throws GatewayUnreachable when the script does not load */
export async function askScript({ url, appId }: { url: string; appId: string }): Promise<CaptchaVerdict> {
  await load(url);
  const { TencentCaptcha } = window;
  if (!TencentCaptcha) throw new GatewayUnreachable(url);
  return new Promise((resolve) => new TencentCaptcha(appId, (result) => resolve(toVerdict(result))).show());
}
