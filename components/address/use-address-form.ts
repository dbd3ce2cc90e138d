import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFieldChecks } from "@/components/ui/use-field-checks";
import { type AddressInput, type AddressThing, mergedAddress, toAddressInput, withThing } from "@/lib/address";
import type { EditedAddress, SaveResult } from "@/lib/address/client";
import type { AddressForm } from "@/lib/address/form";
import type { Address } from "@/lib/contract/address";
import { lateResolver } from "@/lib/form/resolver";
import { useDraft } from "@/lib/form/use-draft";

export type ChangedAddress = { stored: Address; adopted: AddressThing[]; conflicts: AddressThing[] };

type State =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "gone" }
  | { kind: "failed"; text: string }
  | ({ kind: "changed" } & ChangedAddress);

const resolver = lateResolver(async () => (await import("@/lib/address/form")).AddressForm);

type Options = { initial: AddressInput; edited: EditedAddress | undefined; onSaved: (id: string) => void };

/** Drafts survive a reload; concurrent edits are merged. */
export function useAddressForm({ initial, edited, onSaved }: Options) {
  const form = useForm<AddressInput, unknown, AddressForm>({ defaultValues: initial, resolver });
  const { reset, getValues, formState, trigger } = form;
  const checks = useFieldChecks<keyof AddressInput>(trigger, (name) => formState.errors[name] !== undefined);
  const [base, setBase] = useState({ input: initial, edited });
  const [state, setState] = useState<State>({ kind: "idle" });
  const draft = useDraft(`address-draft/${edited?.id ?? "new"}`, initial, form);

  function take(result: SaveResult) {
    if (result.kind === "saved") {
      draft.forget();
      onSaved(result.id);
    } else if (result.kind === "changed") {
      const stored = toAddressInput(result.stored);
      const { merged, adopted, conflicts } = mergedAddress(base.input, getValues(), stored);
      reset(merged, { keepDefaultValues: true });
      setBase({ input: stored, edited: { id: result.stored.id, version: result.stored.version } });
      setState({ kind: "changed", stored: result.stored, adopted, conflicts });
    } else {
      if (result.kind === "gone") setBase({ input: base.input, edited: undefined });
      setState(result);
    }
  }

  const save = form.handleSubmit(async (body) => {
    if (state.kind === "saving") return;
    setState({ kind: "saving" });
    const { saveAddress } = await import("@/lib/address/client");
    take(await saveAddress(body, base.edited));
  });

  return {
    form,
    checks,
    state,
    errors: formState.errors,
    edited: base.edited,
    isRestored: draft.isRestored,
    save: (event: React.FormEvent) => save(event).catch(() => setState({ kind: "failed", text: "" })),
    startOver: () => {
      reset(initial);
      draft.forget();
    },
    useTheirs: (thing: AddressThing) => {
      if (state.kind !== "changed") return;
      reset(withThing(getValues(), thing, toAddressInput(state.stored)), { keepDefaultValues: true });
      setState({ ...state, conflicts: state.conflicts.filter((one) => one !== thing), adopted: [...state.adopted, thing] });
    },
  };
}
