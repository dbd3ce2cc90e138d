"use client";

import type { ComponentProps } from "react";
import Pesos from "@/components/landing/pesos.client";
import PrivacyNotices from "@/components/tracking/privacy-notices.client";

/** What every page does once it has loaded: the notices of privacy, and pesos beside prices for who wants them. */
export default function Late(props: ComponentProps<typeof PrivacyNotices>) {
  return (
    <>
      <PrivacyNotices {...props} />
      <Pesos />
    </>
  );
}
