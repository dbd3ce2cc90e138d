"use client";

import type { ComponentProps } from "react";
import Pesos from "@/components/landing/pesos.client";
import PrivacyNotices from "@/components/tracking/privacy-notices.client";
import FieldErrors from "./field-errors.client";

/** What every page loads late, in one file for one request (late-notices.client.tsx). */
export default function NoticesAndPesos(props: ComponentProps<typeof PrivacyNotices>) {
  return (
    <>
      <PrivacyNotices {...props} />
      <Pesos />
      <FieldErrors />
    </>
  );
}
