import { existsSync, readFileSync } from "node:fs";

/** docs/security.md says where each thing is done and what proves it: what it names must be there. */
const text = readFileSync("docs/security.md", "utf8");
const files = [...text.matchAll(/(?<![\w./-])(?:app|lib|server|gateway|scripts|e2e|docs|deploy)\/[\w[\]./-]*\w/g)].map(
  ([file]) => file,
);

test("every file that it names is there", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
