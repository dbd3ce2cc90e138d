import { redactPersons } from "./redact";

test.each([
  ["login of ana.gomez+1@example.co failed", "login of … failed"],
  ["asked /login?email=ana%40example.co", "asked /login?email=…"],
  ["refused Bearer abc.def-123", "refused …"],
  ["token eyJhbGciOi.eyJzdWIi.c2ln given", "token … given"],
  ["called +57 300 123 4567 twice", "called … twice"],
])("%p is written as %p", (said, written) => expect(redactPersons(said)).toBe(written));

test.each([
  "site worker ended with SIGKILL; it is started again in 250 ms",
  "at file:///srv/site/server/pipeline.ts:120:14",
  "connect ECONNREFUSED 127.0.0.1:4000",
  "/product/1000001 was not renewed",
  "2026-11-23T18:05:22Z",
])("%p stays as it is", (said) => expect(redactPersons(said)).toBe(said));
