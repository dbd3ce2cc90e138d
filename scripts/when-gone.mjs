const LOOK_MS = 500;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be sent anything, but it is there.
    return error.code === "EPERM";
  }
}

/** Calls `then` once a process has ended, whatever ended it, within half a second. Keeps nobody from ending meanwhile. */
export function whenGone(pid, then) {
  const timer = setInterval(() => {
    if (isRunning(pid)) return;
    clearInterval(timer);
    then();
  }, LOOK_MS);
  timer.unref();
}
