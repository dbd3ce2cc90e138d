"use client";

import { useCallback, useState } from "react";
import { flushSync } from "react-dom";
import { type Country, callingChoices } from "@/lib/geo";

type Props = {
  /** Countries in the HTML. All countries would be most of its size, so the whole list is loaded later. */
  near: Country[];
  chosen: string;
  isCodeFirst?: boolean;
};

export function CallingCodes({ near, chosen, isCodeFirst = false }: Props) {
  const [all, setAll] = useState<Country[]>();
  const loadWhenVisible = useCallback((first: HTMLOptionElement | null) => {
    const select = first?.closest("select");
    if (!select) return;
    const load = async () => {
      const { loadCountries } = await import("@/lib/geo/client");
      const countries = await loadCountries();
      // When React replaces the chosen option, the browser chooses the first. The value is set only then: countries share codes.
      const { value } = select;
      flushSync(() => setAll(countries));
      if (select.value !== value) select.value = value;
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load().catch((error: unknown) => console.warn("only the countries near are offered:", error));
    });
    observer.observe(select);
    return () => observer.disconnect();
  }, []);

  return callingChoices(all ?? near, chosen).map(({ code, name, calling }, index) => (
    <option key={code} ref={all || index > 0 ? undefined : loadWhenVisible} value={calling}>
      {isCodeFirst ? `+${calling} ${name}` : `${name} (+${calling})`}
    </option>
  ));
}
