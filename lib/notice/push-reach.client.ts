/** `permission`: undefined without the Notifications API. */
type Facts = { hasPush: boolean; isIos: boolean; permission: NotificationPermission | undefined };

/** `install`: iOS requires installation on the home screen. */
export type PushReach = "ready" | "denied" | "install" | "unsupported";

export function pushReach({ hasPush, isIos, permission }: Facts): PushReach {
  if (hasPush && permission !== undefined) return permission === "denied" ? "denied" : "ready";
  return isIos ? "install" : "unsupported";
}

/** Only iOS browsers have `navigator.standalone`. */
export const ownPushReach = (): PushReach =>
  pushReach({
    hasPush: "serviceWorker" in navigator && "PushManager" in window,
    isIos: "standalone" in navigator,
    permission: "Notification" in window ? Notification.permission : undefined,
  });
