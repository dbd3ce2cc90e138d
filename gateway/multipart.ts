import { refusal } from "./errors.ts";

/** Room for the largest file and the fields and boundaries around it. */
export const MULTIPART_BYTES = 11 * 1024 * 1024;

/** The fields of a multipart/form-data body by their names, files among them; of fields with one name the last counts. */
export async function readForm(body: Buffer, contentType: string | undefined): Promise<Record<string, FormDataEntryValue>> {
  const response = new Response(new Uint8Array(body), { headers: { "content-type": contentType ?? "" } });
  const form = await response.formData().catch(() => {
    throw refusal(400);
  });
  return Object.fromEntries(form);
}
