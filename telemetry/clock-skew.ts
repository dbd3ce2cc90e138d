/** Beyond this difference, in seconds, codes and sessions expire at a wrong time. */
const SKEW_MAX_SECONDS = 60;

/** Throws when another clock, in milliseconds since 1970, differs too much from this machine's. */
export function checkClockSkew(otherMs: number): void {
  const ahead = Math.round((otherMs - Date.now()) / 1000);
  if (Math.abs(ahead) > SKEW_MAX_SECONDS)
    throw new Error(
      `its clock is ${Math.abs(ahead)} s ${ahead > 0 ? "ahead" : "behind"}: set both by NTP (timedatectl set-ntp true)`,
    );
}
