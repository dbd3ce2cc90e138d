import { Worker } from "node:worker_threads";
import { z } from "zod";
import { drawings, toSvg } from "./drawn.ts";

const Bodies = z.map(z.string(), z.string());

let bodies: Promise<Map<string, string>> | undefined;

function load(): Promise<Map<string, string>> {
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

const OWN = "own--";

export const isOwn = (name: string): boolean => name.startsWith(OWN);

/** SVG body of 32 × 32 units; undefined when missing. */
export async function iconBody(name: string): Promise<string | undefined> {
  if (isOwn(name)) {
    const drawing = drawings().get(name.slice(OWN.length));
    return drawing === undefined ? undefined : toSvg(drawing);
  }
  bodies ??= load();
  return (await bodies).get(name);
}
