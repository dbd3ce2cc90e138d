import { globSync, readFileSync } from "node:fs";
import { parse } from "@babel/parser";
import { isObject } from "../is-object.ts";

/** A node of a syntax tree, as far as measuring needs it. */
export type SyntaxNode = { type: string; loc: { start: { line: number }; end: { line: number } } } & Record<string, unknown>;

export type Source = { file: string; text: string; lines: number; nodes: SyntaxNode[]; commentLines: number; tokens: Token[] };
type Token = { text: string; line: number };

const isNode = (value: unknown): value is SyntaxNode => isObject(value) && typeof value.type === "string" && isObject(value.loc);

const KEYS_WITHOUT_CODE = new Set([
  "loc",
  "tokens",
  "errors",
  "comments",
  "leadingComments",
  "innerComments",
  "trailingComments",
]);

/** Every node below `value`, depth first, without comments and tokens. */
function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isNode(value)) return;
  yield value;
  for (const [key, child] of Object.entries(value)) if (!KEYS_WITHOUT_CODE.has(key)) yield* nodesIn(child);
}

const span = ({ loc }: { loc?: SyntaxNode["loc"] | null }) => (loc ? loc.end.line - loc.start.line + 1 : 0);

/** Parses the text of a file of TypeScript. */
export function parseSource(file: string, text: string): Source {
  const tree = parse(text, { sourceType: "module", plugins: ["typescript", "jsx"], tokens: true });
  const comments = tree.comments ?? [];
  // Babel lists comments among the tokens; the type of a comment is a string.
  const code = (tree.tokens ?? []).filter((token: { type: unknown }) => typeof token.type !== "string");
  return {
    file,
    text,
    lines: text.trimEnd().split("\n").length,
    nodes: [...nodesIn(tree.program)],
    commentLines: comments.reduce((sum, comment) => sum + span(comment), 0),
    tokens: code.map(({ start, end, loc }: { start: number; end: number; loc: SyntaxNode["loc"] }) => ({
      text: text.slice(start, end),
      line: loc.start.line,
    })),
  };
}

const IS_TEST = /\.(test|spec|fixture)\.tsx?$|\.d\.ts$/;
const PATTERNS = {
  site: ["{app,components,lib,server,processes,telemetry}/**/*.{ts,tsx}", "{middleware,instrumentation}.ts"],
  gateway: ["gateway/**/*.ts"],
};

export type Part = keyof typeof PATTERNS;

/** The production files of one part of the repository, parsed. */
export function readSources(part: Part): Source[] {
  return globSync(PATTERNS[part])
    .filter((file) => !(file.includes("node_modules") || IS_TEST.test(file)))
    .sort()
    .map((file) => parseSource(file, readFileSync(file, "utf8")));
}
