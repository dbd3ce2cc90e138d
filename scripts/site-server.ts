import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { paintFirst } from "../lib/http/after-paint.ts";
import { tellFailure } from "../lib/http/failed-page.ts";
import { keepingAnswers } from "../lib/http/kept-answers.ts";
import { inOnePiece } from "../lib/http/one-piece.ts";

/**
 * Serves the built site: the framework, compressed, with its finished pages kept in front of it. `PORT` and `BUILD_DIR` as given by
 * site.ts.
 */
const hostname = "127.0.0.1";
const port = Number(process.env.PORT);
const site = next({ hostname, port });
await site.prepare();

const handle = site.getRequestHandler();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  paintFirst(response);
  tellFailure(response);
  inOnePiece(response);
  try {
    await handle(request, response);
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  }
}

// The framework knows only gzip, whose window of 32 KB misses that a page says everything twice, to people and to its scripts.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
const server = createServer(keepingAnswers((request, response) => compress(request, response, () => answer(request, response))));
server.listen(port, hostname);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    // What runs on (the beacon's, IndexNow's) may still finish.
    server.close(() => site.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  });
}
