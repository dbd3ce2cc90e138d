/** What a browser supports for notifications. `permission` is undefined without the Notifications API. */
type PushSupport = { hasPush: boolean; isIos: boolean; permission: NotificationPermission | undefined };

/** Whether notifications can be turned on. `install`: not before the site is installed on the home screen (iOS). */
export type PushReach = "ready" | "denied" | "install" | "unsupported";

export function pushReach({ hasPush, isIos, permission }: PushSupport): PushReach {
  if (hasPush && permission !== undefined) return permission === "denied" ? "denied" : "ready";
  return isIos ? "install" : "unsupported";
}

/** Only iOS browsers have `navigator.standalone`. */
export const readPushReach = (): PushReach =>
  pushReach({
    hasPush: "serviceWorker" in navigator && "PushManager" in window,
    isIos: "standalone" in navigator,
    permission: "Notification" in window ? Notification.permission : undefined,
  });
