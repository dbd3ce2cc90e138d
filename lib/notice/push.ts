import { PushSave } from "@/lib/contract/notice";
import { ask } from "@/lib/http/browser";
import { GatewayError, GatewayUnreachable } from "@/lib/http/errors";

/** What became of a press that turns notifications on; `refused` with what the service said. */
export type TurnedOn = { kind: "on" } | { kind: "failed" } | { kind: "refused"; message: string };

/** Subscribes this browser at its push service. An older subscription, of another key or another person, ends. */
async function subscribe(key: string) {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  await old?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function save(subscription: PushSubscription): Promise<TurnedOn> {
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

/** Turns notifications on in this browser, whose permission was given. `key`: the gateway's. */
export async function turnOnPush(key: string): Promise<TurnedOn> {
  try {
    return await save(await subscribe(key));
  } catch (error) {
    console.warn("no subscription to notifications:", error);
    return { kind: "failed" };
  }
}
