import type { z } from "zod";

/** Lets a zod schema check one field of a form as `register(name, { validate: ruleOf(schema) })`: true, or the key of the message. */
export const ruleOf =
  (schema: z.ZodType) =>
  (value: unknown): true | string => {
    const parsed = schema.safeParse(value);
    return parsed.success || (parsed.error.issues[0]?.message ?? "");
  };
