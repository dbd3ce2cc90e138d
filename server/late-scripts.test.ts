import { LATE_SCRIPTS_ID, START_SCRIPTS } from "@/lib/inline-scripts";
import { withLateScripts } from "./late-scripts";

const late = (html: string) => withLateScripts(Buffer.from(html)).toString();

const [FIRST, SECOND] = [
  '<script src="/_next/static/chunks/a.js" async="" integrity="sha256-a="></script>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
];
const page = (head: string, body = "<p>Vasos</p>") => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const held = (scripts: string) => `<template id="${LATE_SCRIPTS_ID}">${scripts}</template>`;
const BEGIN = `<script>${START_SCRIPTS}</script>`;

test("the scripts of head and body are held in their order, as they were written", () => {
  expect(late(page(`<meta charset="utf-8"/>${FIRST}<title>Vasos</title>`, `<p>$& $1</p>${SECOND}`))).toBe(
    page(`${BEGIN}<meta charset="utf-8"/><title>Vasos</title>${held(FIRST + SECOND)}`, "<p>$& $1</p>"),
  );
});

test("nothing has the browser fetch a script sooner; pictures are still fetched early", () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>';
  const picture = '<link rel="preload" as="image" href="/a.jpg"/>';
  expect(late(page(`${picture}${preload}${FIRST}`))).toBe(page(`${BEGIN}${picture}${held(FIRST)}`));
});

test.each([
  ["a page without scripts", page("<title>Vasos</title>")],
  ["a script for old browsers", page('<script src="/_next/static/chunks/old.js" noModule=""></script>')],
  ["a script of somebody else", page('<script src="https://ejemplo.co/a.js" async=""></script>')],
  ["data of a page", page("", '<script>self.__next_f.push([1,"<script src=\\"/_next/a.js\\" async>"])</script>')],
  ["an empty answer", ""],
])("%s is left as it is", (_, html) => {
  expect(late(html)).toBe(html);
});
