"use client";

import type { ComponentProps } from "react";
import Pesos from "@/components/landing/pesos.client";
import PrivacyNotices from "@/components/tracking/privacy-notices.client";
import FieldErrors from "./field-errors.client";
import { ServiceWorker } from "./service-worker.client";

/** What the frame of every page loads late. It is one file, so that it takes one request. */
export default function LateFrameParts(props: ComponentProps<typeof PrivacyNotices>) {
  return (
    <>
      <PrivacyNotices {...props} />
      <Pesos />
      <FieldErrors />
      <ServiceWorker />
    </>
  );
}
