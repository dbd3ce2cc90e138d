/**
 * `attached.ts [--user=ID] PROGRAM [ARGUMENTS…]`: runs another program. A signal to stop is passed on as SIGINT, at which
 * PostgreSQL and nginx close their connections.
 */

import { spawn } from "node:child_process";

const given = process.argv.slice(2);
const user = /^--user=(\d+)$/.exec(given[0] ?? "")?.[1];
const [command = "", ...args] = user ? given.slice(1) : given;

const program = spawn(command, args, { stdio: "inherit", ...(user && { uid: Number(user), gid: Number(user) }) });
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) process.on(signal, () => program.kill("SIGINT"));
program.on("exit", (code) => process.exit(code ?? 1));
