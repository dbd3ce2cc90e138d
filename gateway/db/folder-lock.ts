import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

// A socket ends with its process, however that ends; the path is short because systems cap it at about 100 bytes.
function socketOf(folder: string): string {
  const name = `gateway-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 16)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
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

async function listen(path: string): Promise<Server> {
  const server = createServer().listen(path);
  await once(server, "listening");
  return server.unref();
}

/**
 * Keeps a folder to one process: two that write the same database files destroy them. Throws while another process has
 * it; what a killed process left behind does not count. Answers how to let go of it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  if (await isAnswered(path)) throw new Error(`${folder} is in use by another process: stop it first`);
  if (process.platform !== "win32") rmSync(path, { force: true });
  const server = await listen(path);
  return async () => {
    server.close();
    await once(server, "close");
  };
}
