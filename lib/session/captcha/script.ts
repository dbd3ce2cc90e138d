import type { CaptchaVerdict } from "@/lib/contract/captcha";
import { GatewayUnreachable } from "@/lib/http/errors";
import { CLOSED } from "./index";

/** What the third party's window answers: `ret` 0 for passed, 2 for closed. */
type ScriptResult = { ret: number; ticket?: string; randstr?: string; errorCode?: number };

declare global {
  interface Window {
    /** Defined by the third party's script. */
    TencentCaptcha?: new (
      appId: string,
      callback: (result: ScriptResult) => void,
    ) => { show(): void };
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

/** What the third party's window says, in the words of the contract; it gives tickets with an error when its own service is down. */
export function verdictOf({ ret, ticket, randstr, errorCode }: ScriptResult): CaptchaVerdict {
  if (ret === 0 && !errorCode && ticket && randstr) return { code: 0, rand_str: randstr, validate_code: ticket };
  return ret === 0 ? { code: errorCode ?? 1 } : CLOSED;
}

/**
 * Loads the third party's script, which only happens when somebody asks for a code, and shows its window.
 * @throws GatewayUnreachable when the script does not come
 */
export async function askScript({ url, appId }: { url: string; appId: string }): Promise<CaptchaVerdict> {
  await load(url);
  const { TencentCaptcha } = window;
  if (!TencentCaptcha) throw new GatewayUnreachable(url);
  return new Promise((resolve) => new TencentCaptcha(appId, (result) => resolve(verdictOf(result))).show());
}
