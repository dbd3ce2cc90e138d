export const UPLOAD_BYTES = 10 * 1024 * 1024;

type UploadType = { type: string; ending: string };

const SIGNATURES: (UploadType & { bytes: (number | null)[] })[] = [
  { type: "image/jpeg", ending: "jpg", bytes: [0xff, 0xd8, 0xff] },
  { type: "image/png", ending: "png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  // "RIFF", four bytes of length, "WEBP".
  { type: "image/webp", ending: "webp", bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50] },
  { type: "application/pdf", ending: "pdf", bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
];

export const SIGNATURE_BYTES = Math.max(...SIGNATURES.map(({ bytes }) => bytes.length));

/** The type of a file by its first bytes, whatever its name; undefined when the type is not allowed. */
export function detectUploadType(head: Uint8Array): UploadType | undefined {
  const found = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => byte === null || head[index] === byte));
  return found && { type: found.type, ending: found.ending };
}

export const UPLOAD_ACCEPT = SIGNATURES.map(({ type }) => type).join(",");
