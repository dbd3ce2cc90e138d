"use client";

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { LongInput } from "@/lib/inquiry/form";
import type { LongEngineProps } from "./long-engine.client";
import type { LongAbout, LongData } from "./long-form";
import { plainState } from "./plain-state";

type Props = {
  data: LongData;
  about: LongAbout;
  /** What the page begins with: of the address, the product, or the request that is being completed. */
  values: LongInput;
  addresses: { policy: string; sent: string };
  children: ReactNode;
};
type Taken = { Engine: ComponentType<LongEngineProps>; start: LongEngineProps["start"] };

/** Lets the form library take the plain long form over as soon as its code is there; what was typed meanwhile stays. */
export function LongIsland({ children, values, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<Taken>();

  useEffect(() => {
    let isGone = false;
    import("./long-engine.client").then(
      ({ LongEngine }) => {
        const form = place.current?.querySelector("form");
        if (form && !isGone) setTaken({ Engine: LongEngine, start: { ...plainState(form), values } });
      },
      (error: unknown) => console.warn("the plain form stays:", error),
    );
    return () => {
      isGone = true;
    };
  }, [values]);

  return <div ref={place}>{taken ? <taken.Engine start={taken.start} {...rest} /> : children}</div>;
}
