import { Worker } from "node:worker_threads";
import { z } from "zod";
import { drawings, toSvg } from "./drawings.ts";

const OWN_PREFIX = "own--";

/** Whether the name is one of this site's own drawings (`own--tape-measure`); all other names are of the fluent-emoji set. */
export const isOwnDrawing = (name: string): boolean => name.startsWith(OWN_PREFIX);

const Bodies = z.map(z.string(), z.string());

let bodies: Promise<Map<string, string>> | undefined;

/** The SVG body of an icon or own drawing, 32 × 32 units; undefined for an unknown name. */
export async function iconBody(name: string): Promise<string | undefined> {
  if (isOwnDrawing(name)) {
    const drawing = drawings().get(name.slice(OWN_PREFIX.length));
    return drawing === undefined ? undefined : toSvg(drawing);
  }
  bodies ??= loadBodies().catch((error) => {
    bodies = undefined;
    throw error;
  });
  return (await bodies).get(name);
}

function loadBodies(): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./icons-worker.ts", import.meta.url));
    worker.on("message", (message) => {
      // A runtime that watches its files posts what a worker imports over the same port.
      if (!(message instanceof Map)) return;
      const parsed = Bodies.safeParse(message);
      if (parsed.success) resolve(parsed.data);
      else reject(new TypeError("the icon set could not be read", { cause: parsed.error }));
    });
    worker.once("error", reject);
  });
}
