"use client";

import { type ComponentType, type FormEvent, type ReactNode, useEffect } from "react";
import type { LongInput } from "@/lib/inquiry/form";
import { keepField } from "@/lib/inquiry/long-draft";
import type { LongEngineProps } from "./long-engine.client";
import type { LongAbout, LongData } from "./long-form";
import { useTakeOver } from "./take-over";

type Props = {
  data: LongData;
  about: LongAbout;
  /** What the page begins with: of the address, the product, or the request that is being completed. */
  values: LongInput;
  addresses: { policy: string; sent: string };
  children: ReactNode;
};

/** Lets the form library take the plain long form over as soon as its code is there; what was typed meanwhile stays. */
export function LongIsland({ children, ...rest }: Props) {
  const { taken, holder, takeOver } = useTakeOver<ComponentType<LongEngineProps>>();

  useEffect(() => {
    const load = async () => {
      const { longEngine } = await import("./engines");
      const { LongEngine } = await longEngine();
      takeOver(LongEngine);
    };
    load().catch((error: unknown) => console.warn("the plain form stays:", error));
  }, [takeOver]);

  const { rfqId, productId } = rest.about;
  const keepTyped = ({ target }: FormEvent) => {
    const isText =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
    if (isText && target.type !== "checkbox" && !rfqId) keepField(productId, target.name, target.value);
  };

  return taken ? (
    <taken.Engine readTyped={taken.readTyped} {...rest} />
  ) : (
    <div ref={holder} onInput={keepTyped}>
      {children}
    </div>
  );
}
