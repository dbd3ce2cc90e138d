import { useEffect, useRef, useState } from "react";
import { type Asked, changedPrices, type Preview, type Typed } from "@/lib/order";
import { checkoutKey, keepDraft, placeOrder, readDraft } from "@/lib/order/client";

type State =
  | { kind: "idle" }
  | { kind: "placing" }
  | { kind: "refused"; text: string }
  | { kind: "unknown" }
  | { kind: "gone"; text: string };

type Given = {
  asked: Asked;
  initial: Preview;
  addressIds: string[];
  chosenId: string;
  typed: Typed | undefined;
  orderAt: (orderNo: string) => string;
};

const NONE_PENDING: ReadonlySet<string> = new Set();
const NO_CHANGE = new Map<string, number>();

/** One checkout: what is typed survives a reload, and however often it is confirmed, one order is made. */
export function useCheckout({ asked, initial, addressIds, chosenId, typed, orderAt }: Given) {
  const [shown, setShown] = useState({ preview: initial, was: NO_CHANGE });
  const [addressId, setAddressId] = useState(chosenId);
  const [notes, setNotes] = useState<Record<string, string>>(typed?.notes ?? {});
  const [purchaseOrder, setPurchaseOrder] = useState(typed?.purchaseOrder ?? "");
  const [pending, setPending] = useState<ReadonlySet<string>>(NONE_PENDING);
  const [state, setState] = useState<State>({ kind: "idle" });

  // One text, so that the draft is read once and not after each keystroke.
  const known = addressIds.join(",");
  const key = useRef<string>(undefined);
  useEffect(() => {
    key.current = checkoutKey(asked);
    const draft = readDraft(asked);
    if (draft?.notes) setNotes(draft.notes);
    if (draft?.purchaseOrder) setPurchaseOrder(draft.purchaseOrder);
    // An address that was just added, or chosen in the page's address, is wanted more than the one of before.
    if (draft?.addressId && asked.address_id === undefined && known.split(",").includes(draft.addressId))
      setAddressId(draft.addressId);
  }, [asked, known]);

  const chooseAddress = (id: string) => {
    setAddressId(id);
    keepDraft(asked, { addressId: id, notes, purchaseOrder });
  };
  const writeNote = (shopId: string, note: string) => {
    const typed = { ...notes, [shopId]: note };
    setNotes(typed);
    keepDraft(asked, { addressId, notes: typed, purchaseOrder });
  };
  const writePurchaseOrder = (typed: string) => {
    setPurchaseOrder(typed);
    keepDraft(asked, { addressId, notes, purchaseOrder: typed });
  };

  const markPending = (key: string, isPending: boolean) =>
    setPending((others) => new Set(isPending ? [...others, key] : [...others].filter((other) => other !== key)));
  // A checkout of other quantities or goods is another one: what was typed goes with it.
  const leaveTo = (other: Asked) => keepDraft(other, { addressId, notes, purchaseOrder });

  const confirm = async () => {
    if (state.kind === "placing" || !addressId || pending.size > 0) return;
    setState({ kind: "placing" });
    const given = Object.fromEntries(Object.entries(notes).filter(([, note]) => note.trim() !== ""));
    const decided = { addressId, notes: given, purchaseOrder, expectedTotal: shown.preview.total };
    const result = await placeOrder(asked, decided, key.current ?? checkoutKey(asked));
    // The button stays busy until the order's page is there.
    if (result.kind === "placed") return window.location.replace(orderAt(result.orderNo));
    if (result.kind !== "refused") return setState(result);
    setShown({ preview: result.now, was: changedPrices(shown.preview, result.now) });
    setState({ kind: "refused", text: result.text });
  };

  return {
    ...shown,
    addressId,
    notes,
    purchaseOrder,
    state,
    chooseAddress,
    writeNote,
    writePurchaseOrder,
    isPending: pending.size > 0,
    markPending,
    leaveTo,
    confirm: () => void confirm().catch(() => setState({ kind: "unknown" })),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
