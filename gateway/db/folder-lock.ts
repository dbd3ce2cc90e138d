import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

type OnAsked = (question: string) => Promise<void>;

const DONE = "done";

const refuseAll: OnAsked = () => Promise.reject(new Error("the process that has the folder does nothing for others"));

/** Locks a folder by a socket that answers, until the returned function is called or this process ends. `onAsked` does what `askOwner` asks. Throws if the folder is locked. */
export async function lockFolder(folder: string, onAsked = refuseAll): Promise<() => Promise<void>> {
  const path = socketPath(folder);
  if (await isAnswered(path)) throw new Error(`${folder} is in use by another process: stop it first`);
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = await listen(path, onAsked);
  return async () => {
    server.close();
    await once(server, "close");
  };
}

/** Has the process that locked a folder do something, and waits for its end. False if nobody has the lock. @throws Error with that process's message */
export async function askOwner(folder: string, question: string): Promise<boolean> {
  const path = socketPath(folder);
  if (!(await isAnswered(path))) return false;
  const socket = connect(path);
  socket.write(`${question}\n`);
  const [answer] = await Promise.race([
    nextLine(socket),
    once(socket, "close").then(() => ["the process that has the folder ended"]),
  ]);
  if (answer !== DONE) throw new Error(String(answer));
  return true;
}

/** Bytes of a socket's path that every system allows. */
const PATH_MAX = 100;

// The socket is beside the folder, or in the temporary folder if its path would be too long. Windows has a named pipe instead.
function socketPath(folder: string): string {
  const real = realpathSync(folder);
  const name = `gateway-${createHash("sha256").update(real).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const beside = `${real}.sock`;
  return Buffer.byteLength(beside) <= PATH_MAX ? beside : join(tmpdir(), `${name}.sock`);
}

async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    // No socket, or a stale one.
    return false;
  } finally {
    socket.destroy();
  }
}

/** The next line of a socket. readline raises the errors of the socket too: without a handler they would end the process. */
const nextLine = (socket: Socket) =>
  once(
    createInterface(socket).on("error", () => socket.destroy()),
    "line",
  );

function createAnswerer(onAsked: OnAsked) {
  return async (socket: Socket) => {
    socket.on("error", () => socket.destroy());
    const [question] = await nextLine(socket);
    const answer = await onAsked(String(question)).then(
      () => DONE,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    socket.end(`${answer.replaceAll("\n", " ")}\n`);
  };
}

async function listen(path: string, onAsked: OnAsked): Promise<Server> {
  const answer = createAnswerer(onAsked);
  const server = createServer((socket) => void answer(socket)).listen(path);
  await once(server, "listening");
  chmodSync(path, 0o600);
  return server.unref();
}
