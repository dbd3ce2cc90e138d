import { useEffect, useRef, useState } from "react";
import type { Preview } from "@/lib/order";
import { changedPrices, hasChanged } from "@/lib/order/changed-prices";
import { type CheckoutEntries, initialEntries } from "@/lib/order/checkout-entries";
import type { CheckoutInput } from "@/lib/order/checkout-form";
import { checkoutKey, placeOrder, readEntries, saveEntries, setUrlAddress } from "@/lib/order/client";
import type { CheckoutSelection } from "@/lib/order/selection";

/** `refused`: not placed, a new preview is shown if there is one; `unknown`: the order may have been placed; `gone`: nothing can be ordered. */
type State =
  | { kind: "idle" }
  | { kind: "placing" }
  | { kind: "refused"; text: string; hasChanged: boolean }
  | { kind: "unknown" }
  | { kind: "gone"; text: string };

type Options = {
  selection: CheckoutSelection;
  initial: Preview;
  addresses: { id: string; isDefault: boolean }[];
  posted: CheckoutInput | undefined;
  teamId: string | undefined;
  orderHref: (orderNo: string) => string;
};

export const loadAddressForm = () => import("@/components/address/address-form.client");

const NONE_PENDING: ReadonlySet<string> = new Set();
const NO_CHANGE = new Map<string, number>();

function useAddressFormOpening() {
  const [isAddressFormOpen, setAddressFormOpen] = useState(false);
  const openAddressForm = async () => {
    await loadAddressForm();
    setAddressFormOpen(true);
  };
  return { isAddressFormOpen, openAddressForm, closeAddressForm: () => setAddressFormOpen(false) };
}

/** What is typed and chosen survives a reload. Confirming twice makes one order. */
export function useCheckout({ selection, initial, addresses, posted, teamId, orderHref }: Options) {
  const [shown, setShown] = useState({ preview: initial, formerPrices: NO_CHANGE });
  const [entries, setEntries] = useState(() => {
    return initialEntries({ urlAddressId: selection.address_id, stored: undefined, posted, addresses, teamId });
  });
  const [pending, setPending] = useState<ReadonlySet<string>>(NONE_PENDING);
  const [state, setState] = useState<State>({ kind: "idle" });
  const addressForm = useAddressFormOpening();

  const orderKey = useRef<ReturnType<typeof checkoutKey>>(undefined);
  useEffect(() => {
    orderKey.current = checkoutKey(selection);
    const stored = readEntries(selection);
    if (stored) setEntries(initialEntries({ urlAddressId: selection.address_id, stored, posted, addresses, teamId }));
  }, [selection, posted, addresses, teamId]);

  const change = (part: Partial<CheckoutEntries>) => {
    const changed = { ...entries, ...part };
    setEntries(changed);
    saveEntries(selection, changed);
  };
  const chooseAddress = (addressId: string) => {
    change({ addressId });
    if (selection.address_id) setUrlAddress(addressId);
  };

  const markPending = (lineKey: string, isPending: boolean) =>
    setPending((others) => new Set(isPending ? [...others, lineKey] : [...others].filter((other) => other !== lineKey)));
  const copyEntriesTo = (other: CheckoutSelection) => saveEntries(other, entries);

  const confirm = async () => {
    const { addressId, notes, purchaseOrder, team } = entries;
    if (state.kind === "placing" || !addressId || pending.size > 0) return;
    setState({ kind: "placing" });
    const filled = Object.fromEntries(Object.entries(notes).filter(([, note]) => note.trim() !== ""));
    const choice = { addressId, notes: filled, purchaseOrder, expectedTotal: shown.preview.total, team: teamId && team };
    orderKey.current ??= checkoutKey(selection);
    const result = await placeOrder(selection, choice, orderKey.current);
    // The state stays `placing` until the order's page loads.
    if (result.kind === "placed") return window.location.replace(orderHref(result.orderNo));
    if (result.kind !== "refused") return setState(result);
    const { preview, text, isAddressGone } = result;
    if (preview) setShown({ preview, formerPrices: changedPrices(shown.preview, preview) });
    setState({ kind: "refused", text, hasChanged: isAddressGone || hasChanged(shown.preview, preview) });
  };

  return {
    ...shown,
    ...entries,
    state,
    chooseAddress,
    chooseTeam: (team: string) => change({ team }),
    writeNote: (shopId: string, note: string) => change({ notes: { ...entries.notes, [shopId]: note } }),
    writePurchaseOrder: (purchaseOrder: string) => change({ purchaseOrder }),
    ...addressForm,
    pending,
    isPending: pending.size > 0,
    markPending,
    copyEntriesTo,
    confirm: () => void confirm().catch(() => setState({ kind: "unknown" })),
  };
}
export type Checkout = ReturnType<typeof useCheckout>;
