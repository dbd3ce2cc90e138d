import { globSync, readFileSync } from "node:fs";
import { parse } from "@babel/parser";

/** A node of a syntax tree, as far as measuring needs it. */
export type SyntaxNode = { type: string; loc: { start: { line: number }; end: { line: number } } } & Record<string, unknown>;

export type Source = { file: string; text: string; lines: number; nodes: SyntaxNode[]; commentLines: number; tokens: Token[] };
type Token = { text: string; line: number };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isNode = (value: unknown): value is SyntaxNode => isObject(value) && typeof value.type === "string" && isObject(value.loc);

/** Every node below `value`, depth first, without comments and tokens. */
function* nodesIn(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item);
  if (!isNode(value)) return;
  yield value;
  for (const [key, child] of Object.entries(value))
    if (!(key === "loc" || key === "tokens" || key === "errors" || key.endsWith("omments"))) yield* nodesIn(child);
}

const span = ({ loc }: { loc?: SyntaxNode["loc"] | null }) => (loc ? loc.end.line - loc.start.line + 1 : 0);

/** Parses the text of a file of TypeScript. */
export function parseSource(file: string, text: string): Source {
  const tree = parse(text, { sourceType: "module", plugins: ["typescript", "jsx"], tokens: true });
  const comments = tree.comments ?? [];
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
const FOLDERS = { site: "app,components,lib,server,processes,telemetry", gateway: "gateway" };

export type Part = keyof typeof FOLDERS;

/** The production files of one part of the repository, parsed. */
export function readSources(part: Part): Source[] {
  const patterns = part === "site" ? [`{${FOLDERS.site}}/**/*.{ts,tsx}`, "{middleware,instrumentation}.ts"] : ["gateway/**/*.ts"];
  return globSync(patterns)
    .filter((file) => !(file.includes("node_modules") || IS_TEST.test(file)))
    .sort()
    .map((file) => parseSource(file, readFileSync(file, "utf8")));
}
