type Copy = { done: Record<string, string>; problem: Record<string, string> };

/** Message for the `done` or `problem` parameter; undefined for unknown values. */
export function formMessage(
  { done, problem }: { done?: string | string[] | undefined; problem?: string | string[] | undefined },
  copy: Copy,
): { kind: "done" | "problem"; text: string } | undefined {
  const messageFor = (kind: "done" | "problem", name: string | string[] | undefined) => {
    const text = typeof name === "string" ? new Map(Object.entries(copy[kind])).get(name) : undefined;
    return text === undefined ? undefined : { kind, text };
  };
  return messageFor("problem", problem) ?? messageFor("done", done);
}

export function wrongFields(wrong: string | string[] | undefined, labels: Record<string, string>): string | undefined {
  if (typeof wrong !== "string") return undefined;
  const labelsByField = new Map(Object.entries(labels));
  const wrongLabels = [...new Set(wrong.split(",").flatMap((name) => labelsByField.get(name) ?? []))];
  return wrongLabels.length > 0 ? wrongLabels.join(", ") : undefined;
}
