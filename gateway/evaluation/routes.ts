import * as calls from "../../lib/contract/evaluation.ts";
import { handle, handleMember, type Route } from "../route.ts";
import type { ServicesWithFiles } from "../services.ts";
import { evaluateLine } from "./evaluate.ts";
import { ownEvaluations, removeEvaluation } from "./own.ts";
import { evaluationPage } from "./store.ts";

/** Calls of specification 29.2. */
export const evaluationRoutes = (services: ServicesWithFiles): Route[] => [
  handle(calls.EvaluationPage, ({ query }) => evaluationPage(services.database, query)),
  handleMember(calls.LineEvaluations, ({ query, session }) => ownEvaluations(services.database, session.memberId, query.orderNo)),
  handleMember(calls.LineEvaluate, ({ body, session }) => evaluateLine(services, session.memberId, body)),
  handleMember(calls.LineEvaluationRemove, ({ params, session }) =>
    removeEvaluation(services.database, session.memberId, params.id),
  ),
];
