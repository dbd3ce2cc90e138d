"use client";

import type { ComponentProps } from "react";
import Pesos from "@/components/landing/pesos.client";
import PrivacyNotices from "@/components/tracking/privacy-notices.client";

export default function NoticesAndPesos(props: ComponentProps<typeof PrivacyNotices>) {
  return (
    <>
      <PrivacyNotices {...props} />
      <Pesos />
    </>
  );
}
