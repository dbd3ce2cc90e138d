/** Appends the parameters that have a value, in the given order. */
export const withQuery = (path: string, query: Record<string, string | number | undefined>) => {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === "" ? [] : [[key, String(value)]],
  );
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
};
