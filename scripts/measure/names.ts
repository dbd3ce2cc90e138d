import { globSync, readFileSync } from "node:fs";
import { parseSource, type SyntaxNode } from "./source.ts";

const TABLE = /create (?:temporary |unlogged )?table (?:if not exists )?\w+ \(([\s\S]*?)\n\);/g;
const ADDED = /\badd (?:column )?(?:if not exists )?(?!column|constraint|primary|unique|check|foreign)(\w+) \w/g;
const RENAMED = /rename column \w+ to (\w+)/g;

/** Columns that the statements of a migration declare. */
export function declaredColumns(sql: string): string[] {
  const inTables = [...sql.matchAll(TABLE)].flatMap(([, body = ""]) => [...body.matchAll(/^\s+(\w+) /gm)]);
  return [...inTables, ...sql.matchAll(ADDED), ...sql.matchAll(RENAMED)].map(([, name = ""]) => name);
}

/** The `name` of a node. */
export const nameIn = (value: unknown) =>
  typeof value === "object" && value !== null && "name" in value && typeof value.name === "string" ? value.name : undefined;

/** Keys of objects, zod schemas among them, and of object types. */
export const declaredKeys = (nodes: readonly SyntaxNode[]): string[] =>
  nodes.flatMap(({ type, key }) => (type === "ObjectProperty" || type === "TSPropertySignature" ? (nameIn(key) ?? []) : []));

/** Names that the contract gives to fields, or migrations to columns. */
export function wireAndColumnNames(): ReadonlySet<string> {
  const contract = globSync("lib/contract/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const keys = contract.flatMap((file) => declaredKeys(parseSource(file, readFileSync(file, "utf8")).nodes));
  const columns = globSync("gateway/db/migrations/*.sql").flatMap((file) => declaredColumns(readFileSync(file, "utf8")));
  return new Set([...keys, ...columns]);
}
