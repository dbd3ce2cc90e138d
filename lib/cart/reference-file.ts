/** Limit in bytes. It is that of `PASTED_TEXT_MAX` characters in UTF-16. */
export const FILE_MAX = 2_000_000;

/** First bytes of a ZIP file, which every workbook (.xlsx, .ods) is. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const begins = (bytes: Uint8Array, start: number[]) => start.every((byte, index) => bytes[index] === byte);

const HEAD_BYTES = 200;

/** Spreadsheets also save UTF-16, sometimes without a byte order mark. One byte of each Latin letter is 0 there: the second in LE, the first in BE. */
function detectEncoding(bytes: Uint8Array): string {
  if (begins(bytes, [0xff, 0xfe])) return "utf-16le";
  if (begins(bytes, [0xfe, 0xff])) return "utf-16be";
  const head = bytes.subarray(0, HEAD_BYTES);
  const hasZeros = (parity: 0 | 1) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length > head.length / 4;
  if (hasZeros(1)) return "utf-16le";
  return hasZeros(0) ? "utf-16be" : "utf-8";
}

export function fileText(bytes: Uint8Array): { text: string } | { problem: "size" | "workbook" } {
  if (bytes.length > FILE_MAX) return { problem: "size" };
  if (begins(bytes, ZIP)) return { problem: "workbook" };
  const encoding = detectEncoding(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes) };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes) };
  }
}
