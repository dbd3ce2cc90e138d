import { createClient, ErrorReply, type RedisArgument } from "redis";
import { StoreUnavailable } from "./store.ts";

/** How long a command or a connection attempt may take, and how long after a failure nothing is tried, in milliseconds. */
export type RedisTiming = { commandMs: number; retryMs: number };

const newClient = (url: string, connectTimeout: number) =>
  createClient({ url, RESP: 2, disableOfflineQueue: true, socket: { connectTimeout, reconnectStrategy: false } });
type Client = ReturnType<typeof newClient>;
type SendOptions = Parameters<Client["sendCommand"]>[1];

function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(new Error(`no answer within ${milliseconds} ms`));
    // Timers run before sockets are read: after a long task of this process, the answer may already lie there.
    const timer = setTimeout(() => setImmediate(expire), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A connection to a Redis that fails fast: nobody waits for a server that did not answer a moment ago. Reconnects in the background. */
export class RedisConnection {
  readonly #url: string;
  readonly #timing: RedisTiming;
  /** The present connection or attempt. */
  #client: Client;
  #first: Promise<void> | undefined;
  #isReady = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;
  #cause: unknown = new Error("not connected yet");

  /** @throws TypeError when the address is not one of a Redis */
  constructor(url: string, timing: RedisTiming) {
    this.#url = url;
    this.#timing = timing;
    this.#client = newClient(url, timing.commandMs);
    this.#first = this.#connect(this.#client).finally(() => {
      this.#first = undefined;
    });
  }

  /**
   * Sends one command; the answer as the server gave it.
   * @throws StoreUnavailable when there is no connection, no answer in time or an error as the answer
   */
  async command(args: readonly RedisArgument[], options?: SendOptions): Promise<unknown> {
    await this.#first;
    const client = this.#client;
    if (!this.#isReady) throw this.#unavailable(this.#cause);
    try {
      return await within(client.sendCommand<unknown>(args, options), this.#timing.commandMs);
    } catch (error) {
      // What a server answers is no fault of the connection: out of memory, read-only replica.
      if (!(error instanceof ErrorReply)) this.#fail(client, error);
      throw this.#unavailable(error);
    }
  }

  /** Ends the connection for good; commands under way fail. */
  close() {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#fail(this.#client, new Error("closed"));
  }

  #unavailable(cause: unknown) {
    // Without the address: it may hold a password.
    return new StoreUnavailable(`redis: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }

  async #connect(client: Client) {
    client.on("error", (error) => this.#fail(client, error));
    try {
      await within(client.connect(), this.#timing.commandMs);
      if (client === this.#client && !this.#isClosed) this.#isReady = true;
    } catch (error) {
      this.#fail(client, error);
    }
  }

  #fail(client: Client, error: unknown) {
    if (client.isOpen) client.destroy();
    if (client !== this.#client || this.#retry) return;
    this.#isReady = false;
    this.#cause = error;
    if (!this.#isClosed) this.#reconnectLater();
  }

  #reconnectLater() {
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#client = newClient(this.#url, this.#timing.commandMs);
      void this.#connect(this.#client);
    }, this.#timing.retryMs);
    // A process that ends does not wait for a Redis that is gone.
    this.#retry.unref();
  }
}
