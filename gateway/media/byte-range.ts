type ByteRange = { first: number; last: number } | "whole" | "none";

/** Parses a Range header. `whole`: unless it names one valid range. `none`: the range has no byte of the file (416). */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
  if (from === "") return Number(to) === 0 ? "none" : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const [first, last] = [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
  if (first >= size) return "none";
  return first > last ? "whole" : { first, last };
}
