import { useEffect, useRef, useState } from "react";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

/** Time for undo. It also ends when the page is left, which sends the deletion at once. */
const UNDO_MS = 10_000;

/** Key in tab storage of the ids deleted on page exit. The next page hides them, since it may be rendered before the deletion. */
const DELETED_ON_LEAVING = "deleted-on-leaving";

const without = (id: string) => (ids: string[]) => ids.filter((one) => one !== id);

type Deletion = {
  remove: (id: string) => Promise<boolean>;
  removeOnLeaving: (id: string) => void;
};

/** Delayed deletion with undo; sent on page exit at the latest. Failed deletions reappear. */
export function useUndoable({ remove, removeOnLeaving }: Deletion) {
  const [waiting, setWaiting] = useState<string[]>([]);
  const [removed, setRemoved] = useState<string[]>([]);
  const [failed, setFailed] = useState<string[]>([]);
  /** Timers of the deletions that the gateway has not confirmed, by id. The timer of one that can no longer be undone has run out. */
  const unconfirmed = useRef(new Map<string, number>());

  const stop = (id: string) => {
    window.clearTimeout(unconfirmed.current.get(id));
    unconfirmed.current.delete(id);
    setWaiting(without(id));
  };
  const carryOutDeletion = async (id: string) => {
    setWaiting(without(id));
    setRemoved((ids) => [...ids, id]);
    const isDeleted = await remove(id);
    // Leaving the page aborts the request just before `pagehide`, whose listener then sends the deletion again.
    if (!isDeleted) await new Promise((resolve) => setTimeout(resolve));
    if (!unconfirmed.current.delete(id) || isDeleted) return;
    setRemoved(without(id));
    setFailed((ids) => [...ids, id]);
  };

  useEffect(() => {
    const deletedBefore = readTabValue(DELETED_ON_LEAVING);
    if (Array.isArray(deletedBefore)) setRemoved(deletedBefore.map(String));
    saveTabValue(DELETED_ON_LEAVING, undefined);
    const onLeave = () => {
      const ids = [...unconfirmed.current.keys()];
      for (const timer of unconfirmed.current.values()) window.clearTimeout(timer);
      unconfirmed.current.clear();
      for (const id of ids) removeOnLeaving(id);
      if (ids.length > 0) saveTabValue(DELETED_ON_LEAVING, ids);
      // This page may come back from the back/forward cache and must not offer to undo these deletions.
      setWaiting([]);
      setRemoved((removedIds) => [...removedIds, ...ids]);
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
      unconfirmed.current.set(id, window.setTimeout(carryOutDeletion, UNDO_MS, id));
    },
    undo: stop,
  };
}
