import type { ServerResponse } from "node:http";

/** Whether an answer is a page of which nothing has been sent yet. */
export const isUnsentPage = (response: ServerResponse): boolean =>
  !response.headersSent && String(response.getHeader("content-type")).startsWith("text/html");
