import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";

/** An issue of the whole form has no path; react-hook-form knows it as `root`. */
function toFieldErrors({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0] ?? "root")] ??= { type: "custom", message };
  return errors;
}

/** Checks a form by a zod schema whose messages are keys of the form's texts. `Fields`: all fields of the form, where the schema has only some of them. */
export function schemaResolver<In extends FieldValues, Out extends FieldValues, Fields extends In = In>(
  schema: z.ZodType<Out, In>,
): Resolver<Fields, unknown, Out>;
export function schemaResolver(schema: z.ZodType<FieldValues>): Resolver<FieldValues, unknown, FieldValues> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    return error ? { values: {}, errors: toFieldErrors(error) } : { values: data, errors: {} };
  };
}

/** `schemaResolver` with a schema that is loaded at the first validation. */
export function lazyResolver<In extends FieldValues, Out extends FieldValues, Fields extends In = In>(
  load: () => Promise<z.ZodType<Out, In>>,
): Resolver<Fields, unknown, Out> {
  return async (...args) => schemaResolver<In, Out, Fields>(await load())(...args);
}
