import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { callAddress } from "../../lib/contract/call.ts";
import { ALL_CALLS } from "../../lib/contract/table.ts";
import type { Database } from "../db/database.ts";
import { refusal } from "../refusal.ts";
import { parseOrRefuse } from "../route.ts";
import { Fault, Faults } from "./faults.ts";
import { addProductLike, NewGoods } from "./goods.ts";
import { attachPhotos, Photos } from "./photos.ts";
import { Price, setPrice } from "./price.ts";

const PREFIX = "/_test";

const OrderParams = z.object({ orderNo: z.string().max(64) });
const IdParams = z.object({ id: z.coerce.number().int().min(1) });

// The router writes parameters as `:id`, the contract as `{id}`.
const CALL_AT = new Map(ALL_CALLS.map((call) => [`${call.method} ${callAddress(call)}`, call]));
const findCall = ({ method, routeOptions: { url = "" } }: FastifyRequest) =>
  CALL_AT.get(`${method} ${url.replaceAll(/:(\w+)/g, "{$1}")}`);

async function applyFault({ latency_ms, status, body, dropped }: Fault, request: FastifyRequest, reply: FastifyReply) {
  await wait(latency_ms);
  if (dropped) {
    reply.hijack();
    request.raw.socket.destroy();
  } else if (body !== undefined) {
    await reply
      .status(status ?? 200)
      .type("application/json; charset=utf-8")
      .send(body);
  } else if (status !== undefined) throw refusal(status);
}

/** Switches for tests, registered only with GATEWAY_TEST_SWITCHES: failing calls, changed prices, new products, photos of an order. */
export function registerSwitches(app: FastifyInstance, { database }: { database: Database }): void {
  const faults = new Faults();

  app.addHook("preHandler", async (request, reply) => {
    const call = findCall(request);
    if (!call) return;
    const searchedTexts = [request.url, JSON.stringify(request.body), request.headers.authorization];
    const fault = faults.take({ method: request.method, path: call.path, searchedTexts });
    if (fault) await applyFault(fault, request, reply);
  });

  app.post(`${PREFIX}/faults`, ({ body }) => Promise.resolve({ id: faults.add(parseOrRefuse(Fault, body)) }));

  app.delete(`${PREFIX}/faults/:id`, async ({ params }) => {
    if (!faults.remove(parseOrRefuse(IdParams, params).id)) throw refusal(404);
    return {};
  });

  app.post(`${PREFIX}/reset`, async () => {
    faults.clear();
    return {};
  });

  app.put(`${PREFIX}/products/:id/price`, async ({ params, body }) => {
    if (!(await setPrice(database, parseOrRefuse(IdParams, params).id, parseOrRefuse(Price, body)))) throw refusal(404);
    return {};
  });

  app.post(`${PREFIX}/products`, async ({ body }) => {
    const id = await addProductLike(database, parseOrRefuse(NewGoods, body));
    if (id === undefined) throw refusal(404);
    return { id };
  });

  app.post(`${PREFIX}/orders/:orderNo/photos`, async ({ params, body }) => {
    if (!(await attachPhotos(database, parseOrRefuse(OrderParams, params).orderNo, parseOrRefuse(Photos, body))))
      throw refusal(404);
    return {};
  });
}
