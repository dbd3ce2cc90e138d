import { z } from "zod";
import { call } from "./call.ts";

export const Upload = call({
  method: "POST",
  base: "buyer",
  path: "/common/upload",
  summary: "Keep a file (JPEG, PNG, WebP or PDF, at most 10 MB) and answer its address",
  multipart: true,
  body: z.object({ file: z.file() }),
  browser: true,
  response: z.object({ url: z.string(), name: z.string(), size: z.number().int() }),
});
