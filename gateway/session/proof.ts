import { z } from "zod";
import type { Database, Sql } from "../db/database.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../route.ts";

const PROOF_MINUTES = 10;

const ProvedRow = z.object({ until: z.string() });

const PROVED_UNTIL = `
  select proved_at + make_interval(mins => ${PROOF_MINUTES}) as until from session
  where id = $1 and proved_at > now() - make_interval(mins => ${PROOF_MINUTES})`;

export const provedUntil = async (sql: Sql, { sessionId }: Session): Promise<string | undefined> =>
  (await sql.row(ProvedRow, PROVED_UNTIL, [sessionId]))?.until;

export async function requireProof(database: Database, session: Session): Promise<void> {
  if (await provedUntil(database, session)) return;
  throw new Refusal(403, "Por seguridad, confirme primero que es usted, con su contraseña o con un código.");
}

export const noteProof = (sql: Sql, { sessionId }: Session) =>
  sql.run("update session set proved_at = now() where id = $1", [sessionId]);
