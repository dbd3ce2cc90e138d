// `attached.ts [--user=ID] PROGRAM [ARGUMENTS…]`: runs another program. A signal to stop, or the end of the process that started
// this one, is passed on as SIGINT, at which PostgreSQL and nginx close their connections.

import { spawn } from "node:child_process";

const CHECK_MS = 500;

const given = process.argv.slice(2);
const user = /^--user=(\d+)$/.exec(given[0] ?? "")?.[1];
const [command = "", ...args] = user ? given.slice(1) : given;

const parent = process.ppid;
const program = spawn(command, args, { stdio: "inherit", ...(user && { uid: Number(user), gid: Number(user) }) });
const stop = () => program.kill("SIGINT");
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) process.on(signal, stop);
setInterval(() => process.ppid !== parent && stop(), CHECK_MS);
program.on("exit", (code) => process.exit(code ?? 1));
