import type { ServerResponse } from "node:http";
import { isUnsentPage } from "./unsent-page.ts";

/**
 * Has a page that the framework writes in pieces sent as one. The page is whole by the time of its first piece, and each piece would cost the
 * compression a turn and a flush: docs/adr/0024-a-members-page-is-sent-whole.md.
 */
export function inOnePiece(response: ServerResponse): void {
  const pieces: Uint8Array[] = [];
  const hold = (piece: string | Uint8Array) => pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
  response.flushHeaders = new Proxy(response.flushHeaders, {
    apply: (flush, self, given) => (isUnsentPage(response) ? undefined : Reflect.apply(flush, self, given)),
  });
  response.write = new Proxy(response.write, {
    apply(write, self, given) {
      if (!isUnsentPage(response)) return Reflect.apply(write, self, given);
      hold(given[0]);
      return true;
    },
  });
  response.end = new Proxy(response.end, {
    apply(end, self, given) {
      if (pieces.length === 0) return Reflect.apply(end, self, given);
      if (given[0]) hold(given[0]);
      // The response may lie about for a while before it is collected; what it carried need not.
      return Reflect.apply(end, self, [Buffer.concat(pieces.splice(0))]);
    },
  });
}
