import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "../lib/contract/call.ts";
import { PrivateInquiry, PublicInquiry } from "../lib/contract/inquiry.ts";
import { counter } from "../telemetry/metrics.ts";
import { Timings } from "../telemetry/timings.ts";

const requests = new Timings({
  name: "gateway_request_seconds",
  help: "Requests, until the answer was sent",
  labelNames: ["route", "status"],
});
const events = counter("gateway_events", "What members and guests brought about", "event");

/** Business events by call. */
const EVENTS = new Map<Call, string>([
  [PublicInquiry, "quotation sent"],
  [PrivateInquiry, "quotation sent"],
]);

export const countOrder = (): void => events("order placed");

export const countPayment = counter("gateway_payments", "Payments by what became of them", "outcome");

export function countAnswered(call: Call): void {
  const event = EVENTS.get(call);
  if (event) events(event);
}

/** By route pattern. */
export const countRequest = ({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void =>
  requests.add(`${method} ${routeOptions.url ?? ":unknown"}`, statusCode, elapsedTime / 1000);
