import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { Duplex } from "node:stream";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import pg from "pg";
import { lockFolder } from "./folder-lock.ts";

// First bytes of messages to PostgreSQL. A startup packet begins with its length instead, whose first byte is 0.
const SYNC = 0x53;
const QUERY = 0x51;
const TERMINATE = 0x58;
const STARTUP = 0x00;

/** What the driver uses as its socket; it talks to the worker. */
class SessionStream extends Duplex {
  readonly #port: MessagePort;
  #held: Uint8Array[] = [];

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on("message", (answer: Uint8Array) => this.push(answer));
  }

  override _read() {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void) {
    this.#sendWhole([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void) {
    this.#sendWhole(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#port.close();
    done(error);
  }

  // PGlite treats the end of each chunk as a Sync, so a batch of messages is sent as one chunk.
  #sendWhole(chunks: Uint8Array[]) {
    this.#held.push(...chunks);
    const first = this.#held[0]?.[0];
    const isWhole = first === QUERY || first === STARTUP || first === TERMINATE || this.#held.at(-1)?.[0] === SYNC;
    if (!isWhole) return;
    const batch = new Uint8Array(Buffer.concat(this.#held));
    this.#held = [];
    if (first !== TERMINATE) this.#port.postMessage(batch, [batch.buffer]);
  }

  connect() {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  setNoDelay() {
    return this;
  }

  setKeepAlive() {
    return this;
  }

  ref() {
    this.#port.ref();
    return this;
  }

  unref() {
    this.#port.unref();
    return this;
  }
}

async function copyBy(worker: Worker, target: string): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ kind: "copy", target, port: port2 }, [port2]);
  const [failure] = await once(port1, "message");
  port1.close();
  if (failure) throw new Error(String(failure));
}

/** Starts PGlite in a worker thread, behind the PostgreSQL driver. It has one session, so the pool has one connection (ADR 7). */
export async function openEmbedded(directory: string) {
  mkdirSync(directory, { recursive: true });
  const ready = Promise.withResolvers<Worker>();
  const unlock = await lockFolder(directory, async (target) => copyBy(await ready.promise, target));
  const worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), { workerData: { directory } });
  await once(worker, "message");
  ready.resolve(worker);
  // This error ends the process. Otherwise requests would wait for the worker for ever.
  const end = (code: number) => {
    throw new Error(`the embedded database ended by itself, with exit code ${code}`);
  };
  worker.once("exit", end);
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: "postgres",
    database: "postgres",
    stream: () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ kind: "session", port: port2 }, [port2]);
      return new SessionStream(port1);
    },
  });
  const close = async () => {
    await pool.end();
    worker.postMessage({ kind: "close" });
    await once(worker, "message");
    worker.off("exit", end);
    await worker.terminate();
    await unlock();
  };
  return { pool, close };
}
