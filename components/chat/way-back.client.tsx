"use client";

import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { returnPath } from "@/lib/session/return-url";
import { useBrowserValue } from "@/lib/use-browser-value";

const readFrom = () => returnPath(new URLSearchParams(window.location.search).get("from"));

/** The `from` parameter is read in the browser, since the page is cached for everybody. */
export function WayBack({ label }: { label: string }) {
  const page = useBrowserValue(readFrom, routes.home);
  return page === routes.home ? null : <ButtonLink href={page}>{label}</ButtonLink>;
}
