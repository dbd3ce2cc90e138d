import { spawn } from "node:child_process";

/**
 * Runs a program that is not Node's, which would go on when whoever started it is gone, and stops it then: `attached.ts [--user=ID] PROGRAM
 * [ARGUMENTS…]`. It is stopped by SIGINT, on which PostgreSQL and nginx close the connections that they have.
 */
const given = process.argv.slice(2);
const user = /^--user=(\d+)$/.exec(given[0] ?? "")?.[1];
const [command = "", ...args] = user ? given.slice(1) : given;

const program = spawn(command, args, { stdio: "inherit", ...(user && { uid: Number(user), gid: Number(user) }) });
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) process.on(signal, () => program.kill("SIGINT"));
program.on("exit", (code) => process.exit(code ?? 1));
