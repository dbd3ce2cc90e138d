import { useEffect, useState } from "react";

export type Place = { value: string; label: string };
type Known = { of: string; towns: Place[] | undefined };

/** The municipalities of the chosen department: those of the first come with the page, the others are asked for. */
export function useTowns(department: string, first: { of: string; towns: Place[] }) {
  const [known, setKnown] = useState<Known>(first);
  const isKnown = department === "" || known.of === department;
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
    towns: isKnown && department !== "" ? (known.towns ?? []) : [],
    hasFailed: isKnown && known.of === department && known.towns === undefined,
    retry: () => setKnown({ of: "", towns: [] }),
  };
}
