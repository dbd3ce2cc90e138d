/** The package's own types are in terms of Express, which it does without. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";
  import type { BrotliOptions } from "node:zlib";

  export default function compression(options: {
    brotli: BrotliOptions;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
