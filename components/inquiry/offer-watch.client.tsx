"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { plural } from "@/lib/format";
import { readTabValue, saveTabValue } from "@/lib/tab-storage.client";

const POLL_MS = 10_000;

type Props = {
  inquiryId: string;
  shown: number;
  copy: { one: string; other: string };
};

const loadCount = async (inquiryId: string) => (await import("@/lib/inquiry/offer-count")).fetchOfferCount(inquiryId);

function storedCount(name: string): number | undefined {
  const stored = readTabValue(name);
  return Array.isArray(stored) && typeof stored[0] === "number" ? stored[0] : undefined;
}

/** Reloads the page when there are more offers than `shown`, and then says how many are new. Waits while one is being accepted. */
export function OfferWatch({ inquiryId, shown, copy }: Props) {
  const [newOffers, setNewOffers] = useState(0);
  const storageName = `offers-shown/${inquiryId}`;
  useEffect(() => {
    const before = storedCount(storageName);
    saveTabValue(storageName, undefined);
    if (before !== undefined && before < shown) setNewOffers(shown - before);
  }, [storageName, shown]);
  useSWR(["offers", inquiryId], () => loadCount(inquiryId), {
    refreshInterval: POLL_MS,
    revalidateOnMount: false,
    shouldRetryOnError: false,
    onSuccess(now) {
      if (now === undefined || now <= shown || document.querySelector("[role=alertdialog]")) return;
      saveTabValue(storageName, [shown]);
      window.location.reload();
    },
  });
  return (
    <p role="status" className="rounded-control bg-brand-soft px-4 text-sm font-semibold text-brand not-empty:py-3 empty:sr-only">
      {newOffers > 0 && plural(copy, newOffers)}
    </p>
  );
}
