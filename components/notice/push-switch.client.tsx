"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type PushReach, readPushReach } from "@/lib/notice/push-reach.client";

type Copy = Record<"turnOn" | "turningOn" | "lost" | "denied" | "install" | "unsupported" | "dismissed" | "failed", string>;

type Props = {
  /** VAPID key of the gateway. */
  publicKey: string;
  /** Whether the gateway has a subscription of this browser. */
  isOn: boolean;
  afterwards: string;
  copy: Copy;
};

/** The gateway may still have a subscription that this browser has lost, for example with its site data. */
async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(await registration?.pushManager.getSubscription());
}

const leadTo = (url: string) => {
  if (window.location.href.endsWith(url)) window.location.reload();
  else window.location.assign(url);
};

/** Asks for permission on press only; shows why push messages are not possible in this browser. */
export function PushSwitch({ publicKey, isOn, afterwards, copy }: Props) {
  const [reach, setReach] = useState<PushReach>();
  const [isLost, setLost] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const found = readPushReach();
    setReach(found);
    if (isOn && found === "ready")
      isSubscribed().then(
        (isThere) => setLost(!isThere),
        (error: unknown) => console.warn("no subscription is known:", error),
      );
  }, [isOn]);

  const turnOn = async () => {
    setProblem("");
    setBusy(true);
    // This comes before any other await, since Safari requires a user gesture.
    const permission = await Notification.requestPermission();
    if (permission === "granted") {
      const { turnOnPush } = await import("@/lib/notice/push.client");
      const outcome = await turnOnPush(publicKey);
      if (outcome.kind === "on") return leadTo(afterwards);
      setProblem(outcome.kind === "refused" ? outcome.message : copy.failed);
    } else if (permission === "denied") setReach("denied");
    else setProblem(copy.dismissed);
    setBusy(false);
  };
  const turnOnOrSay = () =>
    turnOn().catch((error: unknown) => {
      console.warn("messages could not be turned on:", error);
      setProblem(copy.failed);
      setBusy(false);
    });

  const hindrance = reach && reach !== "ready" ? copy[reach] : "";
  const isOffered = !hindrance && (!isOn || isLost);
  return (
    <div className="mt-3 flex flex-col items-start gap-2 text-sm">
      {isLost && <p>{copy.lost}</p>}
      {isOffered && (
        <Button type="button" disabled={!reach || isBusy} onClick={turnOnOrSay}>
          <Icon name="bell" size={18} />
          {isBusy ? copy.turningOn : copy.turnOn}
        </Button>
      )}
      <p role="status" className="text-muted">
        {hindrance || problem}
      </p>
    </div>
  );
}
