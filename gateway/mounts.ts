import type { Base, Call } from "../lib/contract/call.ts";

export const MOUNTS: Record<Base, string> = { buyer: "/buyer/v1", base2: "/base2", base3: "/base3", cs: "/cs" };

/** `/base3/national/v1/account/detail/{id}`. */
export const callAddress = ({ base, path }: Call) => `${MOUNTS[base]}/${path.replace(/^\//, "")}`;
