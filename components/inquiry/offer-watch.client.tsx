"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import useSWR from "swr";
import { plural } from "@/lib/format";

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

/** Puts offers on the page as they come, and says so; what the member does there meanwhile goes on. */
export function OfferWatch({ inquiryId, shown, words }: Props) {
  const router = useRouter();
  const first = useRef(shown);
  const { data: now = shown } = useSWR(["offers", inquiryId], () => countOffers(inquiryId), {
    refreshInterval: EVERY_MS,
    revalidateOnMount: false,
    shouldRetryOnError: false,
  });
  useEffect(() => {
    if (now > shown) router.refresh();
  }, [now, shown, router]);
  const came = shown - first.current;
  return (
    <p role="status" className="rounded-control bg-brand-soft px-4 text-sm font-semibold text-brand not-empty:py-3">
      {came > 0 && plural(words, came)}
    </p>
  );
}
