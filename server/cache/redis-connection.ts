import { createClient, ErrorReply, type RedisArgument } from "redis";
import { StoreUnavailable } from "./store.ts";

/** In milliseconds. `commandMs`: timeout of a command or connection attempt. `retryMs`: pause between a failure and the next attempt. */
export type RedisTiming = { commandMs: number; retryMs: number };

const newClient = (url: string, connectTimeout: number) =>
  createClient({ url, RESP: 2, disableOfflineQueue: true, socket: { connectTimeout, reconnectStrategy: false } });
type Client = ReturnType<typeof newClient>;
type SendOptions = Parameters<Client["sendCommand"]>[1];

function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(new Error(`no answer within ${milliseconds} ms`));
    // Timers run before sockets are read: after a long task the answer may already be there.
    const timer = setTimeout(() => setImmediate(expire), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A fail-fast Redis connection with reconnects in the background. */
export class RedisConnection {
  readonly #url: string;
  readonly #timing: RedisTiming;
  #client: Client;
  #first: Promise<void> | undefined;
  #isReady = false;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;
  #cause: unknown = new Error("not connected yet");

  /** @throws TypeError for an invalid address */
  constructor(url: string, timing: RedisTiming) {
    this.#url = url;
    this.#timing = timing;
    this.#client = newClient(url, timing.commandMs);
    this.#first = this.#connect(this.#client).finally(() => {
      this.#first = undefined;
    });
  }

  /** Sends one command. @throws StoreUnavailable when not connected, on timeout or on an error reply */
  async command(args: readonly RedisArgument[], options?: SendOptions): Promise<unknown> {
    await this.#first;
    const client = this.#client;
    if (!this.#isReady) throw this.#unavailable(this.#cause);
    try {
      return await within(client.sendCommand<unknown>(args, options), this.#timing.commandMs);
    } catch (error) {
      // Error replies (out of memory, read-only replica) do not break the connection.
      if (!(error instanceof ErrorReply)) this.#fail(client, error);
      throw this.#unavailable(error);
    }
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#fail(this.#client, new Error("closed"));
  }

  #unavailable(cause: unknown) {
    // Without the address, which may contain a password.
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
    // The timer must not keep the process alive.
    this.#retry.unref();
  }
}
