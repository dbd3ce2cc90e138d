"use client";

import { useSyncExternalStore } from "react";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { returnPath } from "@/lib/session/return-url";

const never = () => () => {};

const pageOfAddress = () => returnPath(new URLSearchParams(window.location.search).get("from"));

/** Leads back to the page that the address names (`?from=`). The page around it is the same for everybody, so only scripts know. */
export function WayBack({ label }: { label: string }) {
  const page = useSyncExternalStore(never, pageOfAddress, () => routes.home);
  return page === routes.home ? null : <ButtonLink href={page}>{label}</ButtonLink>;
}
