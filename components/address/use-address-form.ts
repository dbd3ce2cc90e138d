import { useState } from "react";
import { useForm } from "react-hook-form";
import { useFieldChecks } from "@/components/ui/use-field-checks";
import { type AddressInput, toAddressInput } from "@/lib/address";
import type { EditedAddress, SaveResult } from "@/lib/address/client";
import type { AddressForm } from "@/lib/address/form";
import { type AddressGroup, mergeAddress, withGroup } from "@/lib/address/merge";
import type { Address } from "@/lib/contract/address";
import { lazyResolver } from "@/lib/form/resolver";
import { useDraft } from "@/lib/form/use-draft";
import { useSingleRun } from "@/lib/use-single-run";

export type ChangedAddress = { stored: Address; adopted: AddressGroup[]; conflicts: AddressGroup[] };

type State =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "gone" }
  | { kind: "failed"; text: string }
  | ({ kind: "changed" } & ChangedAddress);

const resolver = lazyResolver(async () => (await import("@/lib/address/form")).AddressForm);

type Options = { initial: AddressInput; edited: EditedAddress | undefined; onSaved: (id: string) => void };

/** State of the address form. Drafts survive a reload. What another window has saved meanwhile is merged on sending. */
export function useAddressForm({ initial, edited, onSaved }: Options) {
  const form = useForm<AddressInput, unknown, AddressForm>({ defaultValues: initial, resolver });
  const { reset, getValues, formState, trigger } = form;
  const checks = useFieldChecks<keyof AddressInput>(trigger, (name) => formState.errors[name] !== undefined);
  // The stored version from which the member's changes start: that of the page, after a merge the gateway's.
  const [base, setBase] = useState({ input: initial, edited });
  const [state, setState] = useState<State>({ kind: "idle" });
  const runOnce = useSingleRun();
  const draft = useDraft(`address-draft/${edited?.id ?? "new"}`, initial, form);

  function handleResult(result: SaveResult) {
    if (result.kind === "saved") {
      draft.forget();
      onSaved(result.id);
    } else if (result.kind === "changed") {
      const stored = toAddressInput(result.stored);
      const { merged, adopted, conflicts } = mergeAddress(base.input, getValues(), stored);
      reset(merged, { keepDefaultValues: true });
      setBase({ input: stored, edited: { id: result.stored.id, version: result.stored.version } });
      setState({ kind: "changed", stored: result.stored, adopted, conflicts });
    } else {
      if (result.kind === "gone") setBase({ input: base.input, edited: undefined });
      setState(result);
    }
  }

  const save = form.handleSubmit((body) =>
    runOnce(async () => {
      setState({ kind: "saving" });
      const { saveAddress } = await import("@/lib/address/client");
      const result = await saveAddress(body, base.edited);
      handleResult(result);
      return result.kind === "saved" ? "leaving" : undefined;
    }),
  );

  return {
    form,
    checks,
    state,
    edited: base.edited,
    isRestored: draft.isRestored,
    save: (event: React.FormEvent) => save(event).catch(() => setState({ kind: "failed", text: "" })),
    startOver: () => {
      reset(initial);
      draft.forget();
    },
    takeStored: (group: AddressGroup) => {
      if (state.kind !== "changed") return;
      reset(withGroup(getValues(), group, toAddressInput(state.stored)), { keepDefaultValues: true });
      setState({ ...state, conflicts: state.conflicts.filter((one) => one !== group), adopted: [...state.adopted, group] });
    },
  };
}
