import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { lazily } from "@/components/ui/lazily";
import { afterLoad } from "@/lib/after-load";

const PrivacyNotices = lazily(() => import("@/components/tracking/privacy-notices.client"));

const Pesos = lazily(() => import("@/components/landing/pesos.client"));

/** The notices of privacy, and pesos beside prices for who wants them, once the page has loaded. */
export function LateNotices(props: ComponentProps<typeof PrivacyNotices>) {
  const [isDue, setDue] = useState(false);
  useEffect(() => afterLoad(() => setDue(true)), []);
  return (
    isDue && (
      <Suspense>
        <PrivacyNotices {...props} />
        <Pesos />
      </Suspense>
    )
  );
}
