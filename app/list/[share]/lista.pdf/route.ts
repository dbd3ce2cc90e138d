import { listPdf } from "@/lib/list/pdf";
import { sharedFile } from "@/lib/list/shared-file";

export const GET = sharedFile("pdf", async (list) => new Uint8Array(await listPdf(list)));
