import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { withStoredValues } from "./values";

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, "reset" | "subscribe" | "getValues">;

const changedFields = <T extends FieldValues>(start: T, values: T) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name])));

/** Restores a draft on hydration; fields already typed into stay as they are. Returns whether a draft was restored, and a setter for that. */
export function useRestoredDraft<T extends FieldValues>(
  read: () => T | undefined,
  start: T,
  { reset, getValues }: Omit<Form<T>, "subscribe">,
) {
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const stored = read();
    if (!stored) return;
    reset({ ...stored, ...changedFields(start, getValues()) }, { keepDefaultValues: true });
    setRestored(true);
  });
  useEffect(() => restore(), []);
  return [isRestored, setRestored] as const;
}

type Draft<T> = { read: () => T | undefined; store: (values: T | undefined) => void };

/** Stores a form's values as they change and restores them after a reload or login. */
export function useStoredDraft<T extends FieldValues>({ read, store: storeValues }: Draft<T>, start: T, form: Form<T>) {
  const { subscribe, getValues } = form;
  const [isRestored, setRestored] = useRestoredDraft(read, start, form);
  const storeNow = useEffectEvent((values: T) => storeValues(values));
  const storeTypedBeforeHydration = useEffectEvent(() => {
    if (Object.keys(changedFields(start, getValues())).length > 0) storeValues(getValues());
  });
  useEffect(() => {
    storeTypedBeforeHydration();
    return subscribe({ formState: { values: true }, callback: ({ values }) => storeNow(values) });
  }, [subscribe]);
  return {
    isRestored,
    forget: () => {
      storeValues(undefined);
      setRestored(false);
    },
  };
}

/** `useStoredDraft` under a name in this tab's storage, for one member. */
export const useDraft = <T extends FieldValues>(name: string, start: T, form: Form<T>) =>
  useStoredDraft(
    { read: () => withStoredValues(start, readTabValue(name)), store: (values) => saveTabValue(name, values) },
    start,
    form,
  );
