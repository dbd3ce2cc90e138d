type Words = { done: Record<string, string>; problem: Record<string, string> };

/** What a page is to say of the form that led to it, from its `done` or `problem` parameter; nothing for a word it does not know. */
export function noteOf(
  { done, problem }: { done?: string | string[] | undefined; problem?: string | string[] | undefined },
  words: Words,
): { kind: "done" | "problem"; text: string } | undefined {
  const said = (kind: "done" | "problem", name: string | string[] | undefined) => {
    const text = typeof name === "string" ? new Map(Object.entries(words[kind])).get(name) : undefined;
    return text === undefined ? undefined : { kind, text };
  };
  return said("problem", problem) ?? said("done", done);
}

/** The labels of the fields that a `wrong` parameter names, in a row; nothing where it names none that is known. */
export function wrongFields(wrong: string | string[] | undefined, labels: Record<string, string>): string | undefined {
  if (typeof wrong !== "string") return undefined;
  const known = new Map(Object.entries(labels));
  const named = [...new Set(wrong.split(",").flatMap((name) => known.get(name) ?? []))];
  return named.length > 0 ? named.join(", ") : undefined;
}
