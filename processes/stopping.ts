/**
 * Calls `stop` once: at the first signal that asks this process to stop, or when its primary is gone. A primary that goes after that was made to
 * end for taking too long: then nobody waits for this process any more, and it ends too.
 */
export function onceAskedToStop(stop: (why: string) => void): void {
  let isStopping = false;
  const ask = (why: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(why);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => ask(signal));
  process.on("disconnect", () => {
    if (isStopping) process.exit(1);
    ask("disconnect");
  });
}
