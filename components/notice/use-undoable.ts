import { useEffect, useRef, useState } from "react";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

/** Time for undo. Leaving the page ends it: the deletion is sent at once. */
const UNDO_MS = 10_000;

/** Key in tab storage: ids deleted on page exit. The next page, which may have been rendered before that, hides them. */
const LEFT = "deleted-on-leaving";

const without = (id: string) => (ids: string[]) => ids.filter((one) => one !== id);

type Ways = {
  remove: (id: string) => Promise<boolean>;
  removeOnLeaving: (id: string) => void;
};

/** Delayed deletion with undo; sent on page exit at the latest. Failed deletions reappear. */
export function useUndoable({ remove, removeOnLeaving }: Ways) {
  const [waiting, setWaiting] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const [failed, setFailed] = useState<string[]>([]);
  const timers = useRef(new Map<string, number>());

  const stop = (id: string) => {
    window.clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setWaiting(without(id));
  };
  const carryOut = async (id: string) => {
    stop(id);
    setRemoved((ids) => [...ids, id]);
    if (await remove(id)) return;
    setRemoved(without(id));
    setFailed((ids) => [...ids, id]);
  };

  useEffect(() => {
    const left = readTabValue(LEFT);
    if (Array.isArray(left)) setRemoved(left.map(String));
    saveTabValue(LEFT, undefined);
    const onLeave = () => {
      const ids = [...timers.current.keys()];
      for (const timer of timers.current.values()) window.clearTimeout(timer);
      timers.current.clear();
      for (const id of ids) removeOnLeaving(id);
      if (ids.length > 0) saveTabValue(LEFT, ids);
      // In case this page comes back from the back/forward cache.
      setWaiting([]);
      setRemoved((gone) => [...gone, ...ids]);
    };
    window.addEventListener("pagehide", onLeave);
    return () => window.removeEventListener("pagehide", onLeave);
  }, [removeOnLeaving]);

  return {
    waiting,
    removed,
    failed,
    begin: (id: string) => {
      setFailed(without(id));
      setWaiting((ids) => [...ids, id]);
      timers.current.set(id, window.setTimeout(carryOut, UNDO_MS, id));
    },
    undo: stop,
  };
}
