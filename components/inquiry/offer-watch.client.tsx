"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { plural } from "@/lib/format";
import { keep, readKept } from "@/lib/tab-storage";

/** Between two questions, while the page is looked at. */
const EVERY_MS = 10_000;

type Props = {
  inquiryId: string;
  /** Offers on the page. */
  shown: number;
  words: { one: string; other: string };
};

async function countOffers(inquiryId: string): Promise<number | undefined> {
  const { offerCount } = await import("@/lib/inquiry/offer-count");
  return offerCount(inquiryId);
}

/** How many offers the page had before it was read anew; nothing where it was not. */
function keptCount(name: string): number | undefined {
  const kept = readKept(name);
  return Array.isArray(kept) && typeof kept[0] === "number" ? kept[0] : undefined;
}

/** Reads the page anew when offers have come, and says then how many; who is just accepting one is not disturbed. */
export function OfferWatch({ inquiryId, shown, words }: Props) {
  const [came, setCame] = useState(0);
  const name = `offers-shown/${inquiryId}`;
  useEffect(() => {
    const before = keptCount(name);
    keep(name, undefined);
    if (before !== undefined && before < shown) setCame(shown - before);
  }, [name, shown]);
  useSWR(["offers", inquiryId], () => countOffers(inquiryId), {
    refreshInterval: EVERY_MS,
    revalidateOnMount: false,
    shouldRetryOnError: false,
    onSuccess(now) {
      if (now === undefined || now <= shown || document.querySelector("[role=alertdialog]")) return;
      keep(name, [shown]);
      window.location.reload();
    },
  });
  return (
    <p role="status" className="rounded-control bg-brand-soft px-4 text-sm font-semibold text-brand not-empty:py-3 empty:sr-only">
      {came > 0 && plural(words, came)}
    </p>
  );
}
