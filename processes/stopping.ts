/** Calls `stop` once, on the first signal or when the primary is gone. Exits if the primary goes during the shutdown. */
export function onceAskedToStop(stop: (why: string) => void): void {
  let isStopping = false;
  const stopOnce = (why: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(why);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopOnce(signal));
  process.on("disconnect", () => {
    if (isStopping) process.exit(1);
    stopOnce("disconnect");
  });
}
