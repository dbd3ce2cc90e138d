const ID = /^[\w-]{1,64}$/;

/** Undefined for anything that cannot be an identifier. */
export const parseId = (value: unknown): string | undefined => (typeof value === "string" && ID.test(value) ? value : undefined);
