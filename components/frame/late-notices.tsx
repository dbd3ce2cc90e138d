import { type ComponentProps, useEffect, useState } from "react";
import type PrivacyNotices from "@/components/tracking/privacy-notices.client";
import { afterLoad } from "@/lib/after-load";

/**
 * The notices of privacy, once the page has loaded. Without `Suspense`: after one that waits, React holds up for 300 ms what else it
 * has to take over.
 */
export function LateNotices(props: ComponentProps<typeof PrivacyNotices>) {
  const [Notices, setNotices] = useState<typeof PrivacyNotices>();
  useEffect(
    () =>
      afterLoad(() => {
        import("@/components/tracking/privacy-notices.client").then(
          (loaded) => setNotices(() => loaded.default),
          (error: unknown) => console.warn("part left out:", error),
        );
      }),
    [],
  );
  return Notices && <Notices {...props} />;
}
