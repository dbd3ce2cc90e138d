"use client";

import type { ComponentProps } from "react";
import Pesos from "@/components/landing/pesos.client";
import PrivacyNotices from "@/components/tracking/privacy-notices.client";
import FieldErrors from "./field-errors.client";

/** In one file, so that they take one request. */
export default function LateFrameParts(props: ComponentProps<typeof PrivacyNotices>) {
  return (
    <>
      <PrivacyNotices {...props} />
      <Pesos />
      <FieldErrors />
    </>
  );
}
