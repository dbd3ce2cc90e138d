import { ALL_CALLS } from "@/lib/contract/table";
import { UPLOAD_BYTES } from "@/lib/contract/upload-types";
import { bodyLimit } from "./body";

test("every call that browsers send files with takes the largest file; nothing else takes more than 256 KB", () => {
  const calls = ALL_CALLS.filter(({ browser }) => browser);
  for (const { base, path, multipart } of calls) {
    const limit = bodyLimit(`/api/gateway/${base}/${path.replace(/^\//, "")}`);
    if (multipart) expect(limit).toBeGreaterThan(UPLOAD_BYTES);
    else expect(limit).toBeLessThanOrEqual(256 * 1024);
  }
  expect(calls.filter(({ multipart }) => multipart)).not.toEqual([]);
});

test.each([
  ["/api/session/login", 16],
  ["/api/beacons", 32],
  ["/api/vitals", 1],
  ["/api/address", 256],
  ["/api/inquiry", 256],
  ["/anything", 256],
])("%s takes %d KB", (path, kilobytes) => {
  expect(bodyLimit(path)).toBe(kilobytes * 1024);
});
