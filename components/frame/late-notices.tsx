import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { lazily } from "@/components/ui/lazily";
import { afterLoad } from "@/lib/after-load";

const Late = lazily(() => import("./late.client"));

/** After the load event. */
export function LateNotices(props: ComponentProps<typeof Late>) {
  const [isDue, setDue] = useState(false);
  useEffect(() => afterLoad(() => setDue(true)), []);
  return (
    isDue && (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  );
}
