import * as fs from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { z } from "zod";

const { directory } = z.object({ directory: z.string() }).parse(workerData);

// PGlite's defaults without -F, which disables fsync.
const START = ["--single", "-O", "-j"];
const SETTINGS = {
  // PGlite's file system bridge lacks fdatasync, the default: commits would not reach the disk.
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

// PGlite's file system bridge has no fsync; this adds it.
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

/** Answers the PostgreSQL protocol on a port. All ports share one session, which is reset when a port begins with its startup packet. */
function serve(port: MessagePort) {
  port.on("message", (batch: Uint8Array) => {
    if (batch[0] === STARTUP_PACKET) {
      database.execProtocolRawSync(simpleQuery("rollback"));
      database.execProtocolRawSync(simpleQuery("discard all"));
    }
    // The answer is copied, since it is a view of PGlite's receive buffer.
    const answer = database.execProtocolRawSync(batch).slice();
    port.postMessage(answer, [answer.buffer]);
  });
}

const Command = z.union([
  z.object({ kind: z.literal("session"), port: z.custom<MessagePort>() }),
  z.object({ kind: z.literal("copy"), target: z.string(), port: z.custom<MessagePort>() }),
  z.object({ kind: z.literal("close") }),
]);

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
