import { failureFor, noteFailure, type RenderContext, renderContexts } from "@/lib/cache/render-context";
import { ContractError, GatewayError, GatewayUnreachable } from "./errors";
import { optionalRead, partRead, readOrUndefined, requiredRead } from "./reads";

const purges = {
  position: () => ({ epoch: "", sequence: 0 }),
  isCurrent: () => true,
  purge: async () => {},
  claim: async () => true,
};

/** The render context of a page after a read for it. */
async function answerAfter(read: () => Promise<unknown>): Promise<RenderContext> {
  const answer: RenderContext = { tags: new Set(), isIncomplete: false, trace: "", failures: new Map(), purges };
  await renderContexts.run(answer, async () => {
    await read().catch(() => {});
  });
  return answer;
}

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => {}));

// spec: 18.1
test("what is not there, was withdrawn or cannot be asked for has a status of its own", async () => {
  const missing = { digest: "NEXT_HTTP_ERROR_FALLBACK;404" };
  for (const [status, own] of [
    [404, undefined],
    [400, undefined],
    [410, 410],
  ] as const) {
    const read = () => requiredRead(Promise.reject(new GatewayError(status, "")));
    await expect(read()).rejects.toMatchObject(missing);
    expect((await answerAfter(read)).status).toBe(own);
  }
  for (const error of [new GatewayError(500, ""), new GatewayUnreachable("x"), new ContractError("x")]) {
    const read = () => requiredRead(Promise.reject(error));
    await expect(read()).rejects.toBe(error);
    expect((await answerAfter(read)).status).toBe(503);
  }
  expect(await requiredRead(Promise.resolve("thing"))).toBe("thing");
});

test("a section that cannot be asked for is left out, and the page is not whole without it", async () => {
  expect(await optionalRead(Promise.resolve(1))).toBe(1);
  expect(await optionalRead(Promise.reject(new GatewayUnreachable("x")))).toBeUndefined();
  expect((await answerAfter(() => optionalRead(Promise.reject(new GatewayUnreachable("x"))))).isIncomplete).toBe(true);
});

test("a page is whole without what the gateway says is not there", async () => {
  expect((await answerAfter(() => optionalRead(Promise.reject(new GatewayError(404, ""))))).isIncomplete).toBe(false);
});

test("only what is absent is found to be nothing", async () => {
  expect(await readOrUndefined(Promise.reject(new GatewayError(410, "")))).toBeUndefined();
  await expect(readOrUndefined(Promise.reject(new GatewayError(500, "")))).rejects.toBeInstanceOf(GatewayError);
});

test("a part of a page is there, or is told to be missing in the gateway's words", async () => {
  expect(await partRead(Promise.resolve(1))).toEqual({ isLoaded: true, value: 1 });
  expect(await partRead(Promise.reject(new GatewayError(500, "Estamos en obra.")))).toEqual({
    isLoaded: false,
    message: "Estamos en obra.",
  });
  expect(await partRead(Promise.reject(new ContractError("x")))).toEqual({ isLoaded: false, message: "" });
  const leadingOn = Object.assign(new Error("NEXT_REDIRECT"), { digest: "NEXT_REDIRECT;replace;/login;307;" });
  await expect(partRead(Promise.reject(leadingOn))).rejects.toBe(leadingOn);
});

test("why there is no page is told of what it needs, and of nothing that it can do without", async () => {
  const [broken, absent] = [new GatewayError(500, "Fallo."), new GatewayError(404, "No existe.")];
  const note = (error: GatewayError) => noteFailure(error, { kind: "refused", status: error.status, text: error.text });
  const answer = await answerAfter(async () => {
    note(broken);
    note(absent);
    await optionalRead(Promise.reject(broken));
  });
  expect(failureFor(404, answer)?.text).toBe("No existe.");
  expect(failureFor(500, answer)).toBeUndefined();
});
