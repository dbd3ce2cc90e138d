import { sharedFile } from "@/lib/list/file";
import { listPdf } from "@/lib/list/paper";

export const GET = sharedFile("pdf", async (list) => new Uint8Array(await listPdf(list)));
