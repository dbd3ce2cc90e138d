const CHECK_MS = 500;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return error.code === "EPERM";
  }
}

/** Calls `then` within half a second after a process ended. Does not keep this process alive. */
export function whenGone(pid, then) {
  const timer = setInterval(() => {
    if (isRunning(pid)) return;
    clearInterval(timer);
    then();
  }, CHECK_MS);
  timer.unref();
}
