import * as fs from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { z } from "zod";

const { directory } = z.object({ directory: z.string() }).parse(workerData);

// PGlite's own start parameters without -F, which would turn fsync off: an acknowledged order survives a power cut.
const START = ["--single", "-O", "-j"];
const SETTINGS = {
  // The only method that reaches the bridge below: with the default, fdatasync, a commit never asks the disk.
  wal_sync_method: "fsync",
  search_path: "public",
  exit_on_error: "false",
  log_checkpoints: "false",
  max_worker_processes: "0",
  max_parallel_workers: "0",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  io_method: "sync",
  plan_cache_mode: "force_generic_plan",
  work_mem: "16MB",
  maintenance_work_mem: "256MB",
  max_wal_size: "256MB",
};

const database = await PGlite.create({
  dataDir: directory,
  startParams: [...START, ...Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
});

// The file system bridge leaves fsync out, and a call to it would do nothing.
const Stream = z.object({ nfd: z.number() });
Object.assign(database.Module.FS.filesystems.NODEFS.stream_ops, {
  fsync(stream: unknown) {
    fs.fdatasyncSync(Stream.parse(stream).nfd);
    return 0;
  },
});

const simpleQuery = (sql: string) => {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeInt32BE(text.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, text]));
};

const STARTUP_PACKET = 0;

/**
 * Speaks the PostgreSQL protocol over a port. There is one server session for all of them: one that starts finds no
 * transaction and no prepared statement of the one before.
 */
function serve(port: MessagePort) {
  port.on("message", (batch: Uint8Array) => {
    if (batch[0] === STARTUP_PACKET) {
      database.execProtocolRawSync(simpleQuery("rollback"));
      database.execProtocolRawSync(simpleQuery("discard all"));
    }
    // The answer is a view of PGlite's receive buffer: copy before the next query writes over it.
    const answer = database.execProtocolRawSync(batch).slice();
    port.postMessage(answer, [answer.buffer]);
  });
}

const Command = z.union([
  z.object({ kind: z.literal("session"), port: z.custom<MessagePort>() }),
  z.object({ kind: z.literal("copy"), target: z.string(), port: z.custom<MessagePort>() }),
  z.object({ kind: z.literal("close") }),
]);

/** Copies the database's files; no statement runs meanwhile. Answers why it could not, or nothing. */
function copy(target: string): string | undefined {
  try {
    fs.cpSync(directory, target, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

parentPort?.on("message", async (message: unknown) => {
  const command = Command.parse(message);
  if (command.kind === "session") return serve(command.port);
  if (command.kind === "copy") return command.port.postMessage(copy(command.target));
  await database.close();
  parentPort?.postMessage("closed");
});
parentPort?.postMessage("ready");
