import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";
import { withStoredValues } from "./values";

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, "reset" | "subscribe" | "getValues">;

const changedIn = <T extends FieldValues>(start: T, values: T) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(start[name])));

/** Restores a draft on hydration; fields already typed into are kept. Returns whether there was one. */
export function useKept<T extends FieldValues>(
  read: () => T | undefined,
  start: T,
  { reset, getValues }: Omit<Form<T>, "subscribe">,
) {
  const [isRestored, setRestored] = useState(false);
  const fillIn = useEffectEvent(() => {
    const stored = read();
    if (!stored) return;
    reset({ ...stored, ...changedIn(start, getValues()) }, { keepDefaultValues: true });
    setRestored(true);
  });
  useEffect(() => fillIn(), []);
  return [isRestored, setRestored] as const;
}

type Draft<T> = { read: () => T | undefined; keep: (values: T | undefined) => void };

/** Stores a form's values as they change and restores them after a reload or login. */
export function useKeptDraft<T extends FieldValues>({ read, keep: keepValues }: Draft<T>, start: T, form: Form<T>) {
  const { subscribe, getValues } = form;
  const [isRestored, setRestored] = useKept(read, start, form);
  const keepNow = useEffectEvent((values: T) => keepValues(values));
  const keepEarly = useEffectEvent(() => {
    if (Object.keys(changedIn(start, getValues())).length > 0) keepValues(getValues());
  });
  useEffect(() => {
    keepEarly();
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepNow(values) });
  }, [subscribe]);
  return {
    isRestored,
    forget: () => {
      keepValues(undefined);
      setRestored(false);
    },
  };
}

/** In sessionStorage, per member. */
export const useDraft = <T extends FieldValues>(name: string, start: T, form: Form<T>) =>
  useKeptDraft(
    { read: () => withStoredValues(start, readTabValue(name)), keep: (values) => saveTabValue(name, values) },
    start,
    form,
  );
