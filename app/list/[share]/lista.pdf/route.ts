import { sharedFile } from "@/lib/list/file";
import { listPdf } from "@/lib/list/paper";

/** A shared list as a PDF with pictures. */
export const GET = sharedFile("pdf", async (list) => new Uint8Array(await listPdf(list)));
