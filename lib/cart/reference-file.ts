/** Bytes; ten thousand lines in UTF-16 are less. */
export const FILE_MAX = 2_000_000;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const begins = (bytes: Uint8Array, start: number[]) => start.every((byte, index) => bytes[index] === byte);

const HEAD = 200;

/** Spreadsheets also save UTF-16 and legacy encodings. */
function detectEncoding(bytes: Uint8Array): string {
  if (begins(bytes, [0xff, 0xfe])) return "utf-16le";
  if (begins(bytes, [0xfe, 0xff])) return "utf-16be";
  const head = bytes.subarray(0, HEAD);
  const noughts = [0, 1].map((odd) => head.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  const [even = 0, odd = 0] = noughts;
  if (odd > head.length / 4) return "utf-16le";
  return even > head.length / 4 ? "utf-16be" : "utf-8";
}

/** Text of a file, or why it cannot be read. */
export function fileText(bytes: Uint8Array): { text: string } | { problem: "size" | "workbook" } {
  if (bytes.length > FILE_MAX) return { problem: "size" };
  if (begins(bytes, ZIP)) return { problem: "workbook" };
  const encoding = detectEncoding(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes) };
  } catch {
    // Not UTF-8.
    return { text: new TextDecoder("windows-1252").decode(bytes) };
  }
}
