import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { allLines, cartShown } from "@/lib/cart";
import type { Basket, NewLine } from "@/lib/cart/client";
import { knownCount, onCartChange } from "@/lib/cart/stored-lines.client";
import { nextUpdates, pendingChanges, QUIET_MS, STILL } from "@/lib/cart/updates";
import type { Cart, CartLine } from "@/lib/contract/cart";
import { GatewayError } from "@/lib/http/errors";

const NOTHING: ReadonlySet<string> = new Set();

const toNewLine = ({ product_id, sku_id, quantity }: CartLine): NewLine => ({
  product_id,
  ...(sku_id !== undefined && { sku_id }),
  quantity,
});

type Options = {
  basket: Basket;
  initial: Cart | undefined;
  /** The page may have shown the error already. */
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

/** The cart as it was last answered. `isAway`: it could not be read. */
function useAnsweredCart({ basket, initial }: Pick<Options, "basket" | "initial">) {
  const [cart, setCart] = useState(initial);
  const [isAway, setAway] = useState(false);
  const [isLoading, setLoading] = useState(initial === undefined);
  const inTurn = useQueue();

  const load = useCallback(async () => {
    setLoading(true);
    try {
      setCart(await inTurn(basket.load));
      setAway(false);
    } catch (error) {
      console.warn("cart not loaded:", error);
      setAway(true);
    }
    setLoading(false);
  }, [basket, inTurn]);

  useEffect(() => {
    if (initial === undefined) load();
  }, [initial, load]);

  return { cart, setCart, isAway, isLoading, load, inTurn };
}
type AnsweredCart = ReturnType<typeof useAnsweredCart>;

/** Quantities: sent after a pause, in one update; kept where it is not answered. */
function useQuantities({ setCart, load, inTurn }: AnsweredCart, { basket, onFailure }: Pick<Options, "basket" | "onFailure">) {
  const [updates, dispatch] = useReducer(nextUpdates, STILL);

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
        setCart(await inTurn(() => basket.update([...sent].map(([id, quantity]) => ({ id, quantity })))));
        dispatch({ kind: "answered" });
      } catch (error) {
        const isRefused = error instanceof GatewayError && error.status < 500;
        onFailure(error);
        if (isRefused) await load();
        dispatch({ kind: isRefused ? "refused" : "unanswered" });
      }
    };
    send();
  }, [sent, basket, inTurn, setCart, load, onFailure]);

  return [updates, dispatch] as const;
}

/** Removals: sent at once, shown again where they fail; the last one can be undone. */
function useRemovals({ setCart, inTurn }: AnsweredCart, { basket, onFailure, onRefused }: Omit<Options, "initial">) {
  const [removed, setRemoved] = useState(NOTHING);
  const [undoable, setUndoable] = useState<NewLine[]>([]);

  const remove = async (lines: CartLine[], isAll: boolean) => {
    const ids = lines.map(({ id }) => id);
    setRemoved((others) => new Set([...others, ...ids]));
    try {
      setCart(await inTurn(() => (isAll ? basket.removeAll() : basket.remove(ids))));
      setUndoable(lines.map(toNewLine));
    } catch (error) {
      onFailure(error);
    }
    setRemoved((others) => new Set([...others].filter((id) => !ids.includes(id))));
  };

  const undo = async () => {
    const lines = undoable;
    setUndoable([]);
    try {
      const answer = await inTurn(() => basket.add(lines));
      setCart(answer.cart);
      if (answer.refused.length > 0) onRefused(answer.refused.map(({ reason }) => reason));
    } catch (error) {
      setUndoable(lines);
      onFailure(error);
    }
  };

  return { removed, undoable, remove, undo };
}

/** Reads the cart again when another tab or a merge changed it, and when the page is seen again; not during own changes. */
function useFreshCart({ cart, load }: AnsweredCart, isStill: boolean) {
  const count = cart?.count;
  useEffect(() => {
    const follow = () => {
      if (isStill && count !== undefined && knownCount() !== count) load();
    };
    const reload = () => {
      if (isStill && document.visibilityState === "visible") load();
    };
    const stop = onCartChange(follow);
    document.addEventListener("visibilitychange", reload);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", reload);
    };
  }, [isStill, count, load]);
}

/** Optimistic cart: the last answer, with changes that were not answered yet. `isComputing`: totals are pending. */
export function useCart(options: Options) {
  const answered = useAnsweredCart(options);
  const [updates, dispatch] = useQuantities(answered, options);
  const { removed, undoable, remove, undo } = useRemovals(answered, options);
  const { cart, isAway, isLoading, load } = answered;
  const isStill = updates.kind === "still" && removed.size === 0 && !isLoading;
  useFreshCart(answered, isStill);

  const removeLines = (lines: CartLine[], isAll: boolean) => {
    dispatch({ kind: "forget", ids: lines.map(({ id }) => id) });
    return remove(lines, isAll);
  };

  return {
    cart: cart && cartShown(cart, pendingChanges(updates), removed),
    isAway,
    isComputing: !isStill,
    isUnsaved: updates.kind === "failed",
    undoable,
    load,
    change: (id: string, quantity: number) => dispatch({ kind: "change", id, quantity }),
    saveAgain: () => dispatch({ kind: "due" }),
    remove: removeLines,
    removeAll: () => cart && removeLines(allLines(cart), true),
    undo,
  };
}
