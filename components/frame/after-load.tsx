import { type ReactNode, Suspense, useEffect, useState } from "react";
import { afterLoad } from "@/lib/after-load";

/** What may come when the page has loaded and is looked at; parts that are loaded then are waited for in silence. */
export function AfterLoad({ children }: { children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => afterLoad(() => setLoaded(true)), []);
  return isLoaded && <Suspense>{children}</Suspense>;
}
