import { useEffect, useRef, useState } from "react";
import { type CheckoutInput, type CheckoutSelection, changedPrices, type Preview } from "@/lib/order";
import { checkoutKey, placeOrder, readDraft, saveDraft } from "@/lib/order/client";

type State =
  | { kind: "idle" }
  | { kind: "placing" }
  | { kind: "refused"; text: string }
  | { kind: "unknown" }
  | { kind: "gone"; text: string };

type Options = {
  selection: CheckoutSelection;
  initial: Preview;
  addressIds: string[];
  chosenId: string;
  posted: CheckoutInput | undefined;
  /** The team for which the member may order. */
  teamId: string | undefined;
  orderAt: (orderNo: string) => string;
};

const NONE_PENDING: ReadonlySet<string> = new Set();
const NO_CHANGE = new Map<string, number>();

/** One checkout: what is typed survives a reload, and however often it is confirmed, one order is made. */
export function useCheckout({ selection, initial, addressIds, chosenId, posted, teamId, orderAt }: Options) {
  const [shown, setShown] = useState({ preview: initial, was: NO_CHANGE });
  const [addressId, setAddressId] = useState(chosenId);
  const [notes, setNotes] = useState<Record<string, string>>(posted?.notes ?? {});
  const [purchaseOrder, setPurchaseOrder] = useState(posted?.purchaseOrder ?? "");
  const [team, setTeam] = useState(posted?.team);
  const [pending, setPending] = useState<ReadonlySet<string>>(NONE_PENDING);
  const [state, setState] = useState<State>({ kind: "idle" });

  // One text, so that the draft is read once and not after each keystroke.
  const addressKey = addressIds.join(",");
  const key = useRef<string>(undefined);
  useEffect(() => {
    key.current = checkoutKey(selection);
    const draft = readDraft(selection);
    if (draft?.notes) setNotes(draft.notes);
    if (draft?.purchaseOrder) setPurchaseOrder(draft.purchaseOrder);
    if (draft?.team === "" || (draft?.team && draft.team === teamId)) setTeam(draft.team);
    // An address that was just added, or chosen in the page's address, is wanted more than the one of before.
    if (draft?.addressId && selection.address_id === undefined && addressKey.split(",").includes(draft.addressId))
      setAddressId(draft.addressId);
  }, [selection, addressKey, teamId]);
  const typed = { addressId, notes, purchaseOrder, ...(team !== undefined && { team }) };

  const chooseAddress = (id: string) => {
    setAddressId(id);
    saveDraft(selection, { ...typed, addressId: id });
  };
  const chooseTeam = (id: string) => {
    setTeam(id);
    saveDraft(selection, { ...typed, team: id });
  };
  const writeNote = (shopId: string, note: string) => {
    const changed = { ...notes, [shopId]: note };
    setNotes(changed);
    saveDraft(selection, { ...typed, notes: changed });
  };
  const writePurchaseOrder = (value: string) => {
    setPurchaseOrder(value);
    saveDraft(selection, { ...typed, purchaseOrder: value });
  };

  const markPending = (key: string, isPending: boolean) =>
    setPending((others) => new Set(isPending ? [...others, key] : [...others].filter((other) => other !== key)));
  // A checkout of other quantities or goods is another one: what was typed goes with it.
  const leaveTo = (other: CheckoutSelection) => saveDraft(other, typed);

  const confirm = async () => {
    if (state.kind === "placing" || !addressId || pending.size > 0) return;
    setState({ kind: "placing" });
    const filled = Object.fromEntries(Object.entries(notes).filter(([, note]) => note.trim() !== ""));
    const decided = { addressId, notes: filled, purchaseOrder, expectedTotal: shown.preview.total, team: teamId && team };
    const result = await placeOrder(selection, decided, key.current ?? checkoutKey(selection));
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
    team,
    state,
    chooseAddress,
    chooseTeam,
    writeNote,
    writePurchaseOrder,
    isPending: pending.size > 0,
    markPending,
    leaveTo,
    confirm: () => void confirm().catch(() => setState({ kind: "unknown" })),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
