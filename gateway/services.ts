import type { Database } from "./db/database.ts";
import type { Limits } from "./rate-limits.ts";
import type { Files } from "./upload/files.ts";

/** What the calls of a domain work with. */
export type Services = { database: Database; limits: Limits };

export type ServicesWithFiles = Services & { files: Files };
