import type { z } from "zod";
import { Upload } from "@/lib/contract/upload";
import { detectUploadType, SIGNATURE_BYTES, UPLOAD_BYTES } from "@/lib/contract/upload-types";
import { GatewayUnreachable } from "@/lib/http/errors";
import { parseReply } from "@/lib/http/parse-reply";
import { announceRefusal } from "@/lib/http/refusal-event.client";

/** Why the gateway would refuse a file. Undefined also for a file that cannot be read: its upload fails. */
export async function fileProblem(file: File): Promise<"size" | "type" | undefined> {
  if (file.size > UPLOAD_BYTES) return "size";
  const head = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch((error: unknown) => console.warn("file not read:", error));
  return !head || detectUploadType(new Uint8Array(head)) ? undefined : "type";
}

type UploadedFile = z.output<typeof Upload.response>;

type Watch = { onProgress: (share: number) => void; signal: AbortSignal };

/** `onProgress`: the share that has been sent, 0 to 1. @throws GatewayError, GatewayUnreachable, ContractError or the signal's reason */
export async function upload(file: File, watch: Watch): Promise<UploadedFile> {
  const body = new FormData();
  body.append("file", file);
  const { status, responseText } = await post(body, watch);
  try {
    return parseReply(Upload, { status, body: responseText });
  } catch (error) {
    announceRefusal(error);
    throw error;
  }
}

/** Uses XMLHttpRequest, since fetch does not report the progress of uploads. */
function post(body: FormData, { onProgress, signal }: Watch): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new GatewayUnreachable(Upload.path));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", `/api/gateway/${Upload.base}${Upload.path}`);
    request.send(body);
  });
}
