import { readFileSync } from "node:fs";
import { countClones } from "./clones.ts";
import { importCycles, isBarrel } from "./imports.ts";
import { nameIn, wireAndColumnNames } from "./names.ts";
import { type Part, readSources, type Source, type SyntaxNode } from "./source.ts";

const FUNCTIONS = [
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "ObjectMethod",
  "ClassMethod",
  "ClassPrivateMethod",
];
const SNAKE_CASE = /^[a-z]+\d*(_[a-z\d]+)+$/;
const EFFECT = /^use(Layout|Insertion)?Effect$/;

/** The value that `share` of the numbers do not exceed; 0 where there are no numbers. */
export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const typeIn = (value: unknown) => (typeof value === "object" && value !== null && "type" in value ? value.type : undefined);
const physicalLines = ({ loc }: SyntaxNode) => loc.end.line - loc.start.line + 1;
const isFunction = ({ type }: SyntaxNode) => FUNCTIONS.includes(type);

/** The name of a declared function or of a constant that holds one. */
function functionName({ type, id, init }: SyntaxNode): string | undefined {
  if (type === "FunctionDeclaration") return nameIn(id);
  return type === "VariableDeclarator" && FUNCTIONS.includes(String(typeIn(init))) ? nameIn(id) : undefined;
}

const isConst = ({ typeAnnotation }: SyntaxNode) =>
  typeof typeAnnotation === "object" &&
  typeAnnotation !== null &&
  "typeName" in typeAnnotation &&
  nameIn(typeAnnotation.typeName) === "const";
const isCast = (node: SyntaxNode) => (node.type === "TSAsExpression" && !isConst(node)) || node.type === "TSTypeAssertion";

/** Counts words in snake_case outside of the contract. `fields`: names of the wire or of columns (ADR 78). */
function countSnakeCase(sources: Source[]): { fields: number; others: number } {
  const known = wireAndColumnNames();
  const nodes = sources.filter(({ file }) => !file.startsWith("lib/contract/")).flatMap((source) => source.nodes);
  const words = nodes
    .flatMap((node) => (/Identifier$/.test(node.type) ? (nameIn(node) ?? []) : []))
    .filter((word) => SNAKE_CASE.test(word));
  return { fields: words.filter((word) => known.has(word)).length, others: words.filter((word) => !known.has(word)).length };
}

function dependencies(part: Part): number {
  const { dependencies = {} } = JSON.parse(readFileSync(part === "site" ? "package.json" : "gateway/package.json", "utf8"));
  return Object.keys(dependencies).length;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Every figure of one part of the repository. */
export function measurePart(part: Part) {
  const sources = readSources(part);
  const nodes = sources.flatMap((source) => source.nodes);
  const lines = sources.map((source) => source.lines);
  const total = sum(lines);
  const functions = nodes.filter(isFunction).map(physicalLines);
  const client = sources.filter(({ text }) => /^["']use client["']/m.test(text));
  const count = (is: (node: SyntaxNode) => boolean) => nodes.filter(is).length;
  const snakeCase = countSnakeCase(sources);
  const functionsNamedOf = count((node) => /Of$/.test(functionName(node) ?? ""));
  const effects = count(({ type, callee }) => type === "CallExpression" && EFFECT.test(nameIn(callee) ?? ""));
  return {
    files: sources.length,
    lines: total,
    fileLinesMedian: percentile(lines, 0.5),
    fileLinesP90: percentile(lines, 0.9),
    fileLinesMax: percentile(lines, 1),
    functionLinesP90: percentile(functions, 0.9),
    functionLinesMax: percentile(functions, 1),
    clientFilesPercent: (100 * client.length) / sources.length,
    clientLinesPercent: (100 * sum(client.map((source) => source.lines))) / total,
    any: count(({ type }) => type === "TSAnyKeyword"),
    casts: count(isCast),
    nonNull: count(({ type }) => type === "TSNonNullExpression"),
    cycles: importCycles(sources).length,
    barrels: sources.filter(isBarrel).length,
    commentLinesPer100: (100 * sum(sources.map(({ commentLines }) => commentLines))) / total,
    clonesPer1000: (1000 * countClones(sources)) / total,
    runtimeDependencies: dependencies(part),
    snakeCaseFields: snakeCase.fields,
    snakeCaseOthers: snakeCase.others,
    functionsInOf: functionsNamedOf,
    functionsInOfPer1000: (1000 * functionsNamedOf) / total,
    effectsPer1000: (1000 * effects) / total,
  };
}

export type Figures = ReturnType<typeof measurePart>;
