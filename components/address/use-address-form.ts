import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFieldChecks } from "@/components/ui/use-field-checks";
import { type AddressInput, type AddressThing, inputOf, mergedAddress, withThing } from "@/lib/address";
import type { Edited, SaveResult } from "@/lib/address/client";
import type { AddressForm } from "@/lib/address/form";
import type { Address } from "@/lib/contract/address";
import { lateResolver } from "@/lib/form-resolver";
import { useDraft } from "@/lib/use-draft";

/** What another window made of the address that this one edits. */
export type Changed = { theirs: Address; taken: AddressThing[]; conflicts: AddressThing[] };

type State =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "gone" }
  | { kind: "failed"; text: string }
  | ({ kind: "changed" } & Changed);

const resolver = lateResolver(async () => (await import("@/lib/address/form")).AddressForm);

type Given = { initial: AddressInput; edited: Edited | undefined; onSaved: (id: string) => void };

/** The address form: what is typed survives a reload, and an edit in another window is put together with this one. */
export function useAddressForm({ initial, edited, onSaved }: Given) {
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
      const theirs = inputOf(result.theirs);
      const { merged, taken, conflicts } = mergedAddress(base.input, getValues(), theirs);
      reset(merged, { keepDefaultValues: true });
      setBase({ input: theirs, edited: { id: result.theirs.id, version: result.theirs.version } });
      setState({ kind: "changed", theirs: result.theirs, taken, conflicts });
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
      reset(withThing(getValues(), thing, inputOf(state.theirs)), { keepDefaultValues: true });
      setState({ ...state, conflicts: state.conflicts.filter((one) => one !== thing), taken: [...state.taken, thing] });
    },
  };
}
