import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { submitAddresses } from "./index-now";

const KEY = "0123456789abcdef";

/** A fake IndexNow service. `told`: the bodies that it received. */
async function serviceThatAnswers(status: number) {
  const told: unknown[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    told.push(JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(status).end();
  });
  const port = await new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    }),
  );
  return { told, service: `http://127.0.0.1:${port}/indexnow`, close: () => server.close() };
}

test("changed pages are told with their whole addresses and where the key is", async () => {
  const { told, service, close } = await serviceThatAnswers(202);
  await submitAddresses(["/product/7", "/productsIn?code=ofertas"], { key: KEY, service });
  close();
  expect(told).toEqual([
    {
      host: "127.0.0.1:3000",
      key: KEY,
      keyLocation: `http://127.0.0.1:3000/${KEY}.txt`,
      urlList: ["http://127.0.0.1:3000/product/7", "http://127.0.0.1:3000/productsIn?code=ofertas"],
    },
  ]);
});

test("a refusal and a silent service are logged and go no further", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  const { service, close } = await serviceThatAnswers(422);
  await submitAddresses(["/"], { key: KEY, service });
  close();
  await submitAddresses(["/"], { key: KEY, service: "http://127.0.0.1:1/indexnow" });
  expect(warn).toHaveBeenCalledTimes(2);
});

test("nothing is sent without a key, or without a page", async () => {
  const { told, service, close } = await serviceThatAnswers(200);
  await submitAddresses(["/"], { key: undefined, service });
  await submitAddresses([], { key: KEY, service });
  close();
  expect(told).toEqual([]);
});
