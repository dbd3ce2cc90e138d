import { useEffect, useRef, useState } from "react";
import type { Preview } from "@/lib/order";
import { changedPrices } from "@/lib/order/changed-prices";
import type { CheckoutInput } from "@/lib/order/checkout-form";
import { checkoutKey, placeOrder, readEntries, saveEntries } from "@/lib/order/client";
import type { CheckoutSelection } from "@/lib/order/selection";

/** `refused`: prices or lines changed, the new preview is shown; `unknown`: the order may have been placed; `gone`: nothing can be ordered. */
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
  teamId: string | undefined;
  orderHref: (orderNo: string) => string;
};

export const loadAddressForm = () => import("@/components/address/address-form.client");

const NONE_PENDING: ReadonlySet<string> = new Set();
const NO_CHANGE = new Map<string, number>();

function useAddressForm() {
  const [isAddressFormOpen, setAddressFormOpen] = useState(false);
  const openAddressForm = async () => {
    await loadAddressForm();
    setAddressFormOpen(true);
  };
  return { isAddressFormOpen, openAddressForm, closeAddressForm: () => setAddressFormOpen(false) };
}

/** What is typed and chosen is stored for each selection, and survives a reload; confirming is idempotent. */
export function useCheckout({ selection, initial, addressIds, chosenId, posted, teamId, orderHref }: Options) {
  const [shown, setShown] = useState({ preview: initial, formerPrices: NO_CHANGE });
  const [addressId, setAddressId] = useState(chosenId);
  const [notes, setNotes] = useState<Record<string, string>>(posted?.notes ?? {});
  const [purchaseOrder, setPurchaseOrder] = useState(posted?.purchaseOrder ?? "");
  const [team, setTeam] = useState(posted?.team);
  const [pending, setPending] = useState<ReadonlySet<string>>(NONE_PENDING);
  const [state, setState] = useState<State>({ kind: "idle" });
  const addressForm = useAddressForm();

  // `addressIds` is a new array at every render; as a string it changes only with its ids.
  const addressKey = addressIds.join(",");
  const idempotencyKey = useRef<string>(undefined);
  useEffect(() => {
    idempotencyKey.current = checkoutKey(selection);
    const kept = readEntries(selection);
    if (kept?.notes) setNotes(kept.notes);
    if (kept?.purchaseOrder) setPurchaseOrder(kept.purchaseOrder);
    if (kept?.team === "" || (kept?.team && kept.team === teamId)) setTeam(kept.team);
    // An address that the URL names, as after adding one, wins over the stored one.
    if (kept?.addressId && selection.address_id === undefined && addressKey.split(",").includes(kept.addressId))
      setAddressId(kept.addressId);
  }, [selection, addressKey, teamId]);
  const typed = { addressId, notes, purchaseOrder, ...(team !== undefined && { team }) };

  const chooseAddress = (id: string) => {
    setAddressId(id);
    saveEntries(selection, { ...typed, addressId: id });
  };
  const chooseTeam = (id: string) => {
    setTeam(id);
    saveEntries(selection, { ...typed, team: id });
  };
  const writeNote = (shopId: string, note: string) => {
    const changed = { ...notes, [shopId]: note };
    setNotes(changed);
    saveEntries(selection, { ...typed, notes: changed });
  };
  const writePurchaseOrder = (value: string) => {
    setPurchaseOrder(value);
    saveEntries(selection, { ...typed, purchaseOrder: value });
  };

  const markPending = (lineKey: string, isPending: boolean) =>
    setPending((others) => new Set(isPending ? [...others, lineKey] : [...others].filter((other) => other !== lineKey)));
  const copyEntriesTo = (other: CheckoutSelection) => saveEntries(other, typed);

  const confirm = async () => {
    if (state.kind === "placing" || !addressId || pending.size > 0) return;
    setState({ kind: "placing" });
    const filled = Object.fromEntries(Object.entries(notes).filter(([, note]) => note.trim() !== ""));
    const choice = { addressId, notes: filled, purchaseOrder, expectedTotal: shown.preview.total, team: teamId && team };
    const result = await placeOrder(selection, choice, idempotencyKey.current ?? checkoutKey(selection));
    // The state stays `placing` until the order's page loads.
    if (result.kind === "placed") return window.location.replace(orderHref(result.orderNo));
    if (result.kind !== "refused") return setState(result);
    if (result.now) setShown({ preview: result.now, formerPrices: changedPrices(shown.preview, result.now) });
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
    ...addressForm,
    pending,
    isPending: pending.size > 0,
    markPending,
    copyEntriesTo,
    confirm: () => void confirm().catch(() => setState({ kind: "unknown" })),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
