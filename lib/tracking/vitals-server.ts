import "server-only";
import { channel } from "node:diagnostics_channel";
import { z } from "zod";
import { ADDRESS_MAX } from "./index";
import { type PageVitals, VITALS_CHANNEL } from "./vitals";

const Milliseconds = z.number().min(0).max(120_000).exactOptional();

export const VitalsBody: z.ZodType<PageVitals> = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^?#]*$/)
    .max(ADDRESS_MAX),
  vitals: z.strictObject({
    LCP: Milliseconds,
    INP: Milliseconds,
    TTFB: Milliseconds,
    CLS: z.number().min(0).max(100).exactOptional(),
  }),
});

const vitalsChannel = channel(VITALS_CHANNEL);

/** Hands the vitals to the metrics (server/metrics.ts). */
export const publishVitals = (vitals: PageVitals): void => vitalsChannel.publish(vitals);
