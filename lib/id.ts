const ID = /^[\w-]{1,64}$/;

/** An identifier as the gateway gives them; nothing for anything else that an address may hold. */
export const idOf = (value: unknown): string | undefined => (typeof value === "string" && ID.test(value) ? value : undefined);
