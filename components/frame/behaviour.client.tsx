"use client";

import { Toaster } from "@/components/ui/toaster.client";
import { Hydrated } from "./hydrated.client";
import { Refusals } from "./refusals.client";
import { ServiceWorker } from "./service-worker.client";

/** What every page does besides showing itself. In one island, as each costs every answer a reference of its own. */
export function Behaviour({ needsSession }: { needsSession: string }) {
  return (
    <>
      <Toaster />
      <Refusals needsSession={needsSession} logout="/api/session/logout" />
      <Hydrated />
      <ServiceWorker />
    </>
  );
}
