import type { z } from "zod";
import { Upload } from "@/lib/contract/upload";
import { GatewayUnreachable } from "./errors";
import { readReply } from "./parse-reply";
import { announceRefusal } from "./refusal-event.client";

export type UploadedFile = z.output<typeof Upload.response>;

type Watch = { onProgress: (part: number) => void; signal: AbortSignal };

/** XMLHttpRequest: fetch has no upload progress. */
function post(body: FormData, { onProgress, signal }: Watch): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
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

/** Uploads a file; `onProgress`: 0 to 1. @throws GatewayError, GatewayUnreachable, ContractError or the signal's reason */
export async function upload(file: File, watch: Watch): Promise<UploadedFile> {
  const body = new FormData();
  body.append("file", file);
  const { status, responseText } = await post(body, watch);
  try {
    return readReply(Upload, { status, body: responseText });
  } catch (error) {
    announceRefusal(error);
    throw error;
  }
}
