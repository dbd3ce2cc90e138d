/** What a browser says of itself. `permission` is undefined where it knows no notifications. */
type Facts = { hasPush: boolean; isIos: boolean; permission: NotificationPermission | undefined };

/** Whether notifications can be turned on in a browser, or why not. `install`: only once the site stands on the home screen. */
export type PushReach = "ready" | "denied" | "install" | "unsupported";

/** What can be done in a browser about notifications. */
export function pushReach({ hasPush, isIos, permission }: Facts): PushReach {
  if (hasPush && permission !== undefined) return permission === "denied" ? "denied" : "ready";
  return isIos ? "install" : "unsupported";
}

/** The same of this browser. Only those of iPhones and iPads say whether they are installed. */
export const ownPushReach = (): PushReach =>
  pushReach({
    hasPush: "serviceWorker" in navigator && "PushManager" in window,
    isIos: "standalone" in navigator,
    permission: "Notification" in window ? Notification.permission : undefined,
  });
