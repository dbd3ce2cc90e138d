import { lookUp } from "@/lib/format";

/** Adds parameters to a page's address that tell the page what became of its form, such as `done`, `problem` or `wrong`. */
export const withNote = (path: string, note: Record<string, string>) =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(note)}`;

export type NoteCopy = { done: Record<string, string>; problem: Record<string, string> };

/** The page's message for the `done` or `problem` of its address; undefined for unknown values. */
export function formMessage(
  { done, problem }: { done?: string | string[] | undefined; problem?: string | string[] | undefined },
  copy: NoteCopy,
): { kind: "done" | "problem"; text: string } | undefined {
  const messageFor = (kind: "done" | "problem", name: string | string[] | undefined) => {
    const text = typeof name === "string" ? lookUp(copy[kind], name) : undefined;
    return text === undefined ? undefined : { kind, text };
  };
  return messageFor("problem", problem) ?? messageFor("done", done);
}

export function wrongLabels(wrong: string | string[] | undefined, labels: Record<string, string>): string | undefined {
  if (typeof wrong !== "string") return undefined;
  const found = [...new Set(wrong.split(",").flatMap((name) => lookUp(labels, name) ?? []))];
  return found.length > 0 ? found.join(", ") : undefined;
}
