import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Longest path of a socket, in bytes, on all systems. */
const PATH_MAX = 100;

// A socket ends with its process, however that ends. It lies beside the folder, where every process that sees the folder finds it, and in the
// system's folder for what is temporary where that path is too long.
function socketOf(folder: string): string {
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
    // Nobody listens: no file, or one that a killed process left.
    return false;
  } finally {
    socket.destroy();
  }
}

/** Does what another process asks of the one that has the folder. */
export type OnAsked = (question: string) => Promise<void>;

const DONE = "done";

/** The next line. Readers of lines tell errors of their socket once more, which has its own listener. */
const nextLine = (socket: Socket) =>
  once(
    createInterface(socket).on("error", () => socket.destroy()),
    "line",
  );

/** Reads one line, does what it asks and answers with one. Who only looks whether somebody is there says nothing. */
function answering(onAsked: OnAsked) {
  return async (socket: Socket) => {
    // Who asked may have gone.
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
  const answer = answering(onAsked);
  const server = createServer((socket) => void answer(socket)).listen(path);
  await once(server, "listening");
  // What is asked is for this user alone.
  chmodSync(path, 0o600);
  return server.unref();
}

/**
 * Asks the process that has a folder to do something; false where nobody has it.
 * @throws Error with what that process says of a failure
 */
export async function askOwner(folder: string, question: string): Promise<boolean> {
  const path = socketOf(folder);
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

const nothing: OnAsked = () => Promise.reject(new Error("the process that has the folder does nothing for others"));

/**
 * Keeps a folder to one process: two that write the same database files destroy them. Throws while another process has
 * it; what a killed process left behind does not count. Answers how to let go of it. `onAsked`: what is done for others meanwhile.
 */
export async function lockFolder(folder: string, onAsked = nothing): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  if (await isAnswered(path)) throw new Error(`${folder} is in use by another process: stop it first`);
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = await listen(path, onAsked);
  return async () => {
    server.close();
    await once(server, "close");
  };
}
