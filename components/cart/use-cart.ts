import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { allLines, toWantedLine, withPendingChanges } from "@/lib/cart";
import { cartCount } from "@/lib/cart/cart-count.client";
import type { CartStore } from "@/lib/cart/client";
import { onCartChange } from "@/lib/cart/guest-lines.client";
import { IDLE, nextUpdates, QUIET_MS } from "@/lib/cart/updates";
import type { Cart, CartLine, WantedLine } from "@/lib/contract/cart";
import { GatewayError } from "@/lib/http/errors";

const NOTHING: ReadonlySet<string> = new Set();

type Options = {
  store: CartStore;
  initial: Cart | undefined;
  /** Also called for errors that the page has shown already; `notifyFailure` leaves those out. */
  onFailure: (error: unknown) => void;
  onRefused: (reasons: string[]) => void;
};

/** Serializes calls, so that a removal never overtakes an update. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.current.then(work, work);
    last.current = turn;
    return turn;
  }, []);
}

/** The cart as it was last answered. `isUnavailable`: it could not be read. */
function useAnsweredCart({ store, initial }: Pick<Options, "store" | "initial">) {
  const [cart, setCart] = useState(initial);
  const [isUnavailable, setUnavailable] = useState(false);
  const [isLoading, setLoading] = useState(initial === undefined);
  const inTurn = useQueue();

  const load = useCallback(async () => {
    setLoading(true);
    try {
      setCart(await inTurn(store.load));
      setUnavailable(false);
    } catch (error) {
      console.warn("cart not loaded:", error);
      setUnavailable(true);
    }
    setLoading(false);
  }, [store, inTurn]);

  useEffect(() => {
    if (initial === undefined) load();
  }, [initial, load]);

  return { cart, setCart, isUnavailable, isLoading, load, inTurn };
}
type AnsweredCart = ReturnType<typeof useAnsweredCart>;

/** Changed quantities are sent in one update after a pause, and again on request if no answer came. */
function useQuantities({ setCart, load, inTurn }: AnsweredCart, { store, onFailure }: Pick<Options, "store" | "onFailure">) {
  const [updates, dispatch] = useReducer(nextUpdates, IDLE);

  useEffect(() => {
    if (updates.kind !== "waiting") return;
    const timer = setTimeout(() => dispatch({ kind: "due" }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [updates]);

  const sent = updates.kind === "sending" ? updates.sent : undefined;
  useEffect(() => {
    if (!sent) return;
    const send = async () => {
      try {
        setCart(await inTurn(() => store.update([...sent].map(([id, quantity]) => ({ id, quantity })))));
        dispatch({ kind: "answered" });
      } catch (error) {
        const isRefused = error instanceof GatewayError && error.status < 500;
        onFailure(error);
        if (isRefused) await load();
        dispatch({ kind: isRefused ? "refused" : "unanswered" });
      }
    };
    send();
  }, [sent, store, inTurn, setCart, load, onFailure]);

  return [updates, dispatch] as const;
}

/** Removed lines are hidden at once, and shown again if the call fails; the last removal can be undone. */
function useRemovals({ setCart, inTurn }: AnsweredCart, { store, onFailure, onRefused }: Omit<Options, "initial">) {
  const [removed, setRemoved] = useState(NOTHING);
  const [undoable, setUndoable] = useState<WantedLine[]>([]);

  const remove = async (lines: CartLine[], isAll: boolean) => {
    const ids = lines.map(({ id }) => id);
    setRemoved((others) => new Set([...others, ...ids]));
    try {
      setCart(await inTurn(() => (isAll ? store.removeAll() : store.remove(ids))));
      setUndoable(lines.map(toWantedLine));
    } catch (error) {
      onFailure(error);
    }
    setRemoved((others) => new Set([...others].filter((id) => !ids.includes(id))));
  };

  const undo = async () => {
    const lines = undoable;
    setUndoable([]);
    try {
      const answer = await inTurn(() => store.add(lines));
      setCart(answer.cart);
      if (answer.refused.length > 0) onRefused(answer.refused.map(({ reason }) => reason));
    } catch (error) {
      setUndoable(lines);
      onFailure(error);
    }
  };

  return { removed, undoable, remove, undo };
}

/** Reads the cart again when another tab or a merge changes its count, and when the page is shown again; not while changes are pending. */
function useFreshCart({ cart, load }: AnsweredCart, isIdle: boolean) {
  const count = cart?.count;
  useEffect(() => {
    const followOtherTabs = () => {
      if (isIdle && count !== undefined && cartCount() !== count) load();
    };
    const reloadWhenSeen = () => {
      if (isIdle && document.visibilityState === "visible") load();
    };
    const stop = onCartChange(followOtherTabs);
    document.addEventListener("visibilitychange", reloadWhenSeen);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", reloadWhenSeen);
    };
  }, [isIdle, count, load]);
}

/** Optimistic cart: the last answer, with changes that were not answered yet. `isComputing`: totals are pending. */
export function useCart({ onFailure: notify, ...rest }: Options) {
  const [hrefToOpen, setHrefToOpen] = useState<string>();
  const onFailure = useCallback(
    (error: unknown) => {
      setHrefToOpen(undefined);
      notify(error);
    },
    [notify],
  );
  const options = { ...rest, onFailure };
  const answered = useAnsweredCart(options);
  const [updates, dispatch] = useQuantities(answered, options);
  const { removed, undoable, remove, undo } = useRemovals(answered, options);
  const { cart, isUnavailable, isLoading, load } = answered;
  const isIdle = updates.kind === "idle" && removed.size === 0 && !isLoading;
  useFreshCart(answered, isIdle);

  useEffect(() => {
    if (hrefToOpen === undefined || !isIdle) return;
    setHrefToOpen(undefined);
    window.location.assign(hrefToOpen);
  }, [hrefToOpen, isIdle]);

  const removeLines = (lines: CartLine[], isAll: boolean) => {
    setHrefToOpen(undefined);
    dispatch({ kind: "forget", ids: lines.map(({ id }) => id) });
    return remove(lines, isAll);
  };

  return {
    cart: cart && withPendingChanges(cart, updates.unsaved, removed),
    isUnavailable,
    isComputing: !isIdle && updates.kind !== "failed",
    isUnsaved: updates.kind === "failed",
    undoable,
    load,
    change: (id: string, quantity: number) => {
      setHrefToOpen(undefined);
      dispatch({ kind: "change", id, quantity });
    },
    save: () => dispatch({ kind: "due" }),
    /** Opens the address once all changes are saved, and not if one fails or another change follows. */
    saveAndOpen: (href: string) => {
      setHrefToOpen(href);
      dispatch({ kind: "due" });
    },
    remove: removeLines,
    removeAll: () => cart && removeLines(allLines(cart), true),
    undo,
  };
}
