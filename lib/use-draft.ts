import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { keep, readKept } from "@/lib/tab-storage";
import { typedOver } from "@/lib/typed";

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, "reset" | "subscribe">;

/** Keeps what is typed into a form in this tab, for its member, and brings it back after a reload or a login, over what the form begins with. */
export function useDraft<T extends FieldValues>(name: string, start: T, { reset, subscribe }: Form<T>) {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const draft = typedOver(start, readKept(name));
    if (draft) {
      reset(draft, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(name, values) });
  }, [name, start, reset, subscribe]);
  return {
    isRestored,
    forget: () => {
      keep(name, undefined);
      setRestored(false);
    },
  };
}
