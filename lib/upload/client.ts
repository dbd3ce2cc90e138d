import { detectUploadType, SIGNATURE_BYTES, UPLOAD_BYTES } from "@/lib/contract/upload-types";

/** Checked before uploading; the gateway checks again. */
export async function fileProblem(file: File): Promise<"size" | "type" | undefined> {
  if (file.size > UPLOAD_BYTES) return "size";
  const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return detectUploadType(head) ? undefined : "type";
}
