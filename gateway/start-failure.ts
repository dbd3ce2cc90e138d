import { DatabaseError } from "pg";
import { errorFacts } from "./log.ts";

const ADVICE_BY_CODE: Record<string, string> = {
  EADDRINUSE: "The port is in use: stop what listens there, or set another GATEWAY_PORT or GATEWAY_OUTBOX_PORT.",
  EADDRNOTAVAIL: "HOST is no address of this machine: set one that it has.",
  EACCES: "The gateway may not write to DATA_DIR or listen at its port: give its user the folder, and take a port above 1023.",
  EROFS: "DATA_DIR is on a disk that cannot be written: set it to a folder that can.",
  ENOSPC: "The disk is full: free some of it; nothing was changed.",
  ECONNREFUSED: "No database answers at DATABASE_URL: start it, or correct the address.",
  ENOTFOUND: "The host of DATABASE_URL has no address: correct it.",
  EAI_AGAIN: "The host of DATABASE_URL cannot be looked up at present: see to the machine's name service.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The database's certificate signed itself: name its authority with sslrootcert in DATABASE_URL.",
  SELF_SIGNED_CERT_IN_CHAIN: "The database's authority is not known here: name it with sslrootcert in DATABASE_URL.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "The database's certificate cannot be verified: name its authority with sslrootcert in DATABASE_URL.",
  CERT_HAS_EXPIRED: "The database's certificate has expired: renew it, and see that this machine's clock is right.",
  CERT_NOT_YET_VALID: "The database's certificate is not valid yet: see that this machine's clock is right.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The database's certificate is for another host: correct DATABASE_URL, or renew the certificate.",
  "28P01": "The database refuses the password: correct DATABASE_URL.",
  "28000": "The database refuses this user: correct DATABASE_URL, or its pg_hba.conf.",
  "3D000": "The database named in DATABASE_URL does not exist: create it (createdb).",
  "42501": "The database's user may not create tables: make it the owner of the database.",
  "53100": "The database's disk is full: free some of it; nothing was changed.",
  "53300": "The database has no connection free: raise its max_connections, or stop another gateway.",
  "57P03": "The database is still starting: try again in a moment.",
};

const hasCode = (error: unknown): error is Error & { code: unknown } => error instanceof Error && "code" in error;

/** One sentence for whoever starts the gateway. An unknown error is described by its facts, without user input. */
export function startFailureText(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  const shown: unknown = first ?? error;
  const sentence = hasCode(shown) ? ADVICE_BY_CODE[String(shown.code)] : undefined;
  if (sentence) return sentence;
  if (shown instanceof Error && !(shown instanceof DatabaseError) && !("code" in shown)) return shown.message;
  return `The gateway could not start: ${JSON.stringify(errorFacts(shown))}`;
}
