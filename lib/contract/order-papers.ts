import { z } from "zod";
import { FileUrl, Timestamp } from "./wire.ts";

/** A field whose value is not known is absent or null. */
export const Lading = z.object({
  number: z.string().min(1).max(60),
  carrier: z.string().max(120).nullish(),
  port_of_loading: z.string().max(120).nullish(),
  port_of_discharge: z.string().max(120).nullish(),
  container: z.string().max(20).nullish().describe("Number of the container, as ISO 6346 writes it"),
  issued_at: Timestamp.nullish(),
});
export type Lading = z.output<typeof Lading>;

/** `url` requires the session of a member with access to the order. */
export const LoadingPhoto = z.object({
  url: FileUrl,
  alt: z.string().max(300).nullish().describe("What it shows, for who does not see it"),
  taken_at: Timestamp.nullish(),
});
export type LoadingPhoto = z.output<typeof LoadingPhoto>;

export const SHIPPING_PAPERS = {
  lading: Lading.nullish().describe("Addition: bill of lading, once it is known"),
  loading_photos: z.array(LoadingPhoto).max(50).nullish().describe("Addition: photos of the loading, the first taken first"),
};
