import type { Database } from "./db/database.ts";
import type { Limits } from "./rate-limits.ts";
import type { Files } from "./upload/files.ts";

export type Services = { database: Database; limits: Limits };

export type ServicesWithFiles = Services & { files: Files };
