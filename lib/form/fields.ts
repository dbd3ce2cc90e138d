/** Values of a posted form's fields by name; files are left out. */
export type PostedFields = Record<string, string[]>;

export function fieldText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

export function postedFields(data: FormData): PostedFields {
  const fields = new Map<string, string[]>();
  for (const [name, value] of data) {
    const texts = fields.get(name) ?? [];
    if (typeof value === "string") texts.push(value);
    fields.set(name, texts);
  }
  return Object.fromEntries(fields);
}
