"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Country, callingChoices } from "@/lib/geo";

type Props = {
  /** In the HTML: all countries would dominate its size. */
  near: Country[];
  chosen: string;
  /** For narrow selects, which show the start only. */
  isCodeFirst?: boolean;
};

/** All countries load when the select becomes visible. */
export function CallingCodes({ near, chosen, isCodeFirst = false }: Props) {
  const [countries, setCountries] = useState(near);
  const first = useRef<HTMLOptionElement>(null);
  const chosenCode = useRef<string>(undefined);

  useEffect(() => {
    const select = first.current?.closest("select");
    if (!select) return;
    const load = async () => {
      observer.disconnect();
      const { getCountries } = await import("@/lib/geo/client");
      const all = await getCountries();
      chosenCode.current = select.value;
      setCountries(all);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) load().catch((error: unknown) => console.warn("only the countries near are offered:", error));
    });
    observer.observe(select);
    return () => observer.disconnect();
  }, []);

  // The chosen code's option is replaced when its country is known.
  useLayoutEffect(() => {
    const select = first.current?.closest("select");
    if (select && countries !== near && chosenCode.current !== undefined) select.value = chosenCode.current;
  }, [countries, near]);

  return callingChoices(countries, chosen).map(({ code, name, calling }, index) => (
    <option key={code} ref={index === 0 ? first : undefined} value={calling}>
      {isCodeFirst ? `+${calling} ${name}` : `${name} (+${calling})`}
    </option>
  ));
}
