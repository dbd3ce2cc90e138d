import { refusal } from "./refusal.ts";

export const MULTIPART_BYTES = 11 * 1024 * 1024;

/** Parses multipart/form-data; the last of equal names wins. */
export async function readForm(body: Buffer, contentType: string | undefined): Promise<Record<string, FormDataEntryValue>> {
  const response = new Response(new Uint8Array(body), { headers: { "content-type": contentType ?? "" } });
  const form = await response.formData().catch(() => {
    throw refusal(400);
  });
  return Object.fromEntries(form);
}
