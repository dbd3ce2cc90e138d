import { sharedFile } from "@/lib/list/file";
import { listPdf } from "@/lib/list/pdf";

export const GET = sharedFile("pdf", async (list) => new Uint8Array(await listPdf(list)));
