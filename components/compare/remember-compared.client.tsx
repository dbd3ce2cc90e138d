"use client";

import { useEffect } from "react";
import type { ComparedKind } from "@/lib/compare";
import { storeComparison, storedComparison } from "@/lib/compare/stored.client";

/** Remembers what is compared. An address without a query opens the last comparison; one with an empty `ids` means that it was emptied. */
export function RememberCompared({ kind, ids }: { kind: ComparedKind; ids: string }): null {
  useEffect(() => {
    const { pathname, search } = window.location;
    const last = search === "" ? storedComparison(kind) : [];
    if (last.length > 0) window.location.replace(`${pathname}?ids=${last.map(encodeURIComponent).join(",")}`);
    else if (ids !== "" || new URLSearchParams(search).has("ids")) storeComparison(kind, ids.split(","));
  }, [kind, ids]);
  return null;
}
