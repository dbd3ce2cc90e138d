import * as calls from "../../lib/contract/evaluation.ts";
import type { Database } from "../db/database.ts";
import type { Limits } from "../rate-limits.ts";
import { handle, handleMember, type Route } from "../route.ts";
import type { Files } from "../upload/files.ts";
import { evaluateLine, ownEvaluations, removeEvaluation } from "./own.ts";
import { evaluationPage } from "./store.ts";

/** Calls of specification 29.2. */
export const evaluationRoutes = (parts: { database: Database; files: Files; limits: Limits }): Route[] => [
  handle(calls.EvaluationPage, ({ query }) => evaluationPage(parts.database, query)),
  handleMember(calls.LineEvaluations, ({ query, session }) => ownEvaluations(parts.database, session.memberId, query.orderNo)),
  handleMember(calls.LineEvaluate, ({ body, session }) => evaluateLine(parts, session.memberId, body)),
  handleMember(calls.LineEvaluationRemove, ({ params, session }) =>
    removeEvaluation(parts.database, session.memberId, params.id),
  ),
];
