// What a program and all that it started take of the machine. Linux only: it reads /proc.
import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

function statOf(pid) {
  try {
    const [, rest] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) /);
    const fields = rest.split(" ");
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** A program and its descendants. */
function familyOf(pid) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** Processor time of a program and its descendants, in milliseconds. */
export const processorTime = (pid) => (familyOf(pid).reduce((sum, { ticks }) => sum + ticks, 0) * 1000) / TICKS_PER_SECOND;

/** Resident memory of the largest process of a family, in MB. */
export function largestProcess(pid) {
  const sizes = familyOf(pid).map((member) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${member.pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
  return Math.round(Math.max(...sizes));
}
