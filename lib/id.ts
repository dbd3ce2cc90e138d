const ID = /^[\w-]{1,64}$/;

/** An identifier as the gateway gives them; undefined for anything else that an address may hold. */
export const parseId = (value: unknown): string | undefined => (typeof value === "string" && ID.test(value) ? value : undefined);
