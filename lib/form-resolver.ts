import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** What is wrong with each field of a form, by the path of its issue; of several things wrong with a field the first is told. */
function errorsIn({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= { type: "custom", message };
  return errors;
}

/**
 * Lets a form's schema check it as react-hook-form wants it; messages are the schema's, which are keys of sentences. The form may hold more than
 * the schema looks at.
 */
export function schemaResolver<In extends FieldValues, Out extends FieldValues, Typed extends In = In>(
  schema: z.ZodType<Out, In>,
): Resolver<Typed, unknown, Out>;
export function schemaResolver(schema: z.ZodType<FieldValues>): Resolver<FieldValues, unknown, FieldValues> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    return error ? { values: {}, errors: errorsIn(error) } : { values: data, errors: {} };
  };
}

/** The same with a schema that is fetched when the first field is checked. */
export function lateResolver<In extends FieldValues, Out extends FieldValues>(
  load: () => Promise<z.ZodType<Out, In>>,
): Resolver<In, unknown, Out> {
  return async (...args) => schemaResolver(await load())(...args);
}
