import type { Base, Call } from "../lib/contract/call.ts";

/** Where the four bases of the contract are mounted. */
export const MOUNTS: Record<Base, string> = { buyer: "/buyer/v1", base2: "/base2", base3: "/base3", cs: "/cs" };

/** Path of a call on the gateway, its path parameters in braces: `/base3/national/v1/account/detail/{id}`. */
export const callAddress = ({ base, path }: Call) => `${MOUNTS[base]}/${path.replace(/^\//, "")}`;
