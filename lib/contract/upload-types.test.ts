import { detectUploadType } from "./upload-types";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("the type of a file", () => {
  test("is told by its first bytes", () => {
    expect(detectUploadType(bytes("\xff\xd8\xff\xe0"))?.type).toBe("image/jpeg");
    expect(detectUploadType(bytes("\x89PNG\r\n\x1a\n...."))?.type).toBe("image/png");
    expect(detectUploadType(bytes("RIFF....WEBPVP8 "))?.type).toBe("image/webp");
    expect(detectUploadType(bytes("%PDF-1.7"))?.ending).toBe("pdf");
  });

  test("an executable, a page, a drawing with scripts and an empty file have none", () => {
    for (const text of [
      "MZ\x90\x00",
      "\x7fELF",
      "<!doctype html>",
      "<svg onload=alert(1)>",
      "RIFF....WAVEfmt ",
      "PK\x03\x04",
      "",
    ])
      expect({ text, type: detectUploadType(bytes(text)) }).toEqual({ text, type: undefined });
  });
});
