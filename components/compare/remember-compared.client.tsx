"use client";

import { useEffect } from "react";
import type { ComparedKind } from "@/lib/compare";
import { storeComparison, storedComparison } from "@/lib/compare/stored.client";

/** Stores what is compared. Without a query the last comparison opens; an empty `ids` means that the visitor took away the last product or shop. */
export function RememberCompared({ kind, ids }: { kind: ComparedKind; ids: string }): null {
  useEffect(() => {
    const { pathname, search } = window.location;
    const last = search === "" ? storedComparison(kind) : [];
    if (last.length > 0) window.location.replace(`${pathname}?ids=${last.map(encodeURIComponent).join(",")}`);
    else if (ids !== "" || new URLSearchParams(search).has("ids")) storeComparison(kind, ids.split(","));
  }, [kind, ids]);
  return null;
}
