"use client";

import type { ComponentProps } from "react";
import Pesos from "@/components/landing/pesos.client";
import PrivacyNotices from "@/components/tracking/privacy-notices.client";

/** Loaded after the page: privacy notices and pesos. */
export default function Late(props: ComponentProps<typeof PrivacyNotices>) {
  return (
    <>
      <PrivacyNotices {...props} />
      <Pesos />
    </>
  );
}
