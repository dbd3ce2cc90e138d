import type { Address } from "@/lib/contract/address";

/** DIVIPOLA codes of San Andrés y Providencia, Amazonas, Guainía, Vaupés and Vichada: no road leads there all year. */
const REMOTE_DEPARTMENTS = ["88", "91", "94", "97", "99"];

export const isRemote = ({ department }: Pick<Address, "department">): boolean => REMOTE_DEPARTMENTS.includes(department);
