import { dirname, join } from "node:path";
import type { Source, SyntaxNode } from "./source.ts";

const IMPORT_NODE_TYPES = ["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration", "TSImportType"];

/** The module that a node imports from, if it is an import, a re-export, `import()` or a type such as `import("x").Y`. */
function importedModule(node: SyntaxNode): string | undefined {
  const isCall = node.type === "CallExpression" && isOfType(node.callee, "Import");
  if (!(isCall || IMPORT_NODE_TYPES.includes(node.type))) return undefined;
  const [first] = Array.isArray(node.arguments) ? node.arguments : [];
  return stringValue(isCall ? first : (node.source ?? node.argument));
}

const isOfType = (value: unknown, type: string) =>
  typeof value === "object" && value !== null && "type" in value && value.type === type;
const stringValue = (value: unknown) =>
  typeof value === "object" && value !== null && "value" in value && typeof value.value === "string" ? value.value : undefined;

function resolveImport(from: string, name: string, files: Set<string>): string | undefined {
  const base = name.startsWith("@/") ? name.slice(2) : name.startsWith(".") ? join(dirname(from), name) : undefined;
  if (base === undefined) return undefined;
  return ["", ".ts", ".tsx", "/index.ts"].map((ending) => base + ending).find((file) => files.has(file));
}

/** Groups of files that import one another in a circle, types and dynamic imports included (Tarjan's algorithm). */
export function importCycles(sources: Source[]): string[][] {
  const files = new Set(sources.map(({ file }) => file));
  const graph = new Map(
    sources.map(({ file, nodes }) => [
      file,
      [...new Set(nodes.flatMap((node) => resolveImport(file, importedModule(node) ?? "", files) ?? []))],
    ]),
  );
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(file: string): number {
    const number = order.size;
    order.set(file, number);
    stack.push(file);
    let low = number;
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  }

  for (const file of files) if (!order.has(file)) visit(file);
  return cycles;
}

const isReExport = ({ type, source }: SyntaxNode) =>
  type === "ExportAllDeclaration" || (type === "ExportNamedDeclaration" && Boolean(source));

/** Whether a file holds nothing but exports of other files. */
export function isBarrel({ nodes }: Source): boolean {
  const [program] = nodes;
  const body = program?.body;
  return Array.isArray(body) && body.length > 0 && body.every(isReExport);
}
