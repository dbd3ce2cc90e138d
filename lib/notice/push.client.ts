import { PushSave } from "@/lib/contract/notice";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";

type PushResult = { kind: "on" } | { kind: "failed" } | { kind: "refused"; message: string };

/** Replaces an earlier subscription, which may be of another key or another member. */
async function subscribe(key: string) {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function save(subscription: PushSubscription): Promise<PushResult> {
  try {
    await ask(PushSave, { body: PushSave.body.parse(subscription.toJSON()) }, { hidesErrors: true });
    return { kind: "on" };
  } catch (error) {
    await subscription.unsubscribe();
    if (error instanceof GatewayError && error.text) return { kind: "refused", message: error.text };
    if (error instanceof GatewayError || error instanceof GatewayUnreachable) return { kind: "failed" };
    throw error;
  }
}

/** Subscribes this browser, for which permission was given, and tells the gateway. `key`: the gateway's VAPID key. */
export async function turnOnPush(key: string): Promise<PushResult> {
  try {
    return await save(await subscribe(key));
  } catch (error) {
    console.warn("no subscription to notifications:", error);
    return { kind: "failed" };
  }
}
