import { inlineParts } from "./inline";

describe("marks inside a sentence", () => {
  test("strong words and links are cut out, the rest stays", () => {
    expect(inlineParts("Lea **esto** y [la guía](/article/list).")).toEqual([
      { start: 0, text: "Lea " },
      { start: 4, text: "esto", strong: true },
      { start: 12, text: " y " },
      { start: 15, text: "la guía", href: "/article/list" },
      { start: 39, text: "." },
    ]);
  });

  test("an address that runs a script is no link", () => {
    expect(inlineParts("[x](javascript:alert(1))").every(({ href }) => href === undefined)).toBe(true);
    expect(inlineParts("")).toEqual([]);
  });
});
