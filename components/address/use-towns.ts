import { useEffect, useState } from "react";

export type Town = { value: string; label: string };
type LoadedTowns = { of: string; towns: Town[] | undefined };

/** The initial department's are in the HTML; others are loaded. */
export function useTowns(department: string, first: { of: string; towns: Town[] }) {
  const [loaded, setKnown] = useState<LoadedTowns>(first);
  const isKnown = department === "" || loaded.of === department;
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const load = async () => {
      const { getTowns } = await import("@/lib/address/client");
      const towns = await getTowns(department);
      if (isCurrent) setKnown({ of: department, towns: towns?.map(({ id, name }) => ({ value: id, label: name })) });
    };
    load();
    return () => {
      isCurrent = false;
    };
  }, [department, isKnown]);

  return {
    towns: isKnown && department !== "" ? (loaded.towns ?? []) : [],
    hasFailed: isKnown && loaded.of === department && loaded.towns === undefined,
    retry: () => setKnown({ of: "", towns: [] }),
  };
}
