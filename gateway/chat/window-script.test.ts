import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

const script = stripTypeScriptTypes(readFileSync(join(__dirname, "window-script.ts"), "utf8"));
const message = { id: 4, author: "agent", text: "Buenos días", created_at: "" };
const never = new Promise<never>(() => {});

/** Runs the script in a page of stubs. `polls`: the answers to its polls, in turn; after them none comes. */
async function open(polls: (Response | Error)[], sent: Response | Error = Response.json({ ok: true })) {
  const settle = (answer: Response | Error) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer));
  const shown: string[] = [];
  const handlers: Record<string, (event: unknown) => void> = {};
  const field = { value: "", focus: () => {}, addEventListener: () => {} };
  const state = { textContent: "", dataset: { state: "" } };
  const element = () => ({ append: () => {} });
  const elements: Record<string, unknown> = {
    main: { dataset: { chat: "7" } },
    ol: { append: () => shown.push("message"), lastElementChild: { scrollIntoView: () => {} } },
    form: { addEventListener: (type: string, handler: (event: unknown) => void) => Object.assign(handlers, { [type]: handler }) },
    textarea: field,
    "[data-state]": state,
  };
  const fetch = (_address: string, options?: { method: string }) => {
    const [poll] = options ? [sent] : polls.splice(0, 1);
    return poll ? settle(poll) : never;
  };
  const document = { querySelector: (selector: string) => elements[selector], createElement: element };
  runInNewContext(script, { document, fetch, setTimeout: setImmediate });
  const settled = () => new Promise((done) => setTimeout(done, 200));
  await settled();
  const send = async (text: string, typedMeanwhile: string) => {
    field.value = text;
    handlers.submit?.({ preventDefault: () => {} });
    field.value = typedMeanwhile;
    await settled();
  };
  return { shown, state, field, send };
}

test("after an answer that breaks off or is no JSON the window goes on listening", async () => {
  const broken = new Response(new ReadableStream({ start: (stream) => stream.error(new Error("broken off")) }));
  const { shown, state } = await open([broken, new Response("<h1>Proxy</h1>"), Response.json([message])]);
  expect(shown).toEqual(["message"]);
  expect(state.textContent).toBe("");
});

test.each([
  [new Error("no network"), "Sin conexión. Seguimos intentando…"],
  [Response.json({ errors: "", message: "" }, { status: 500 }), "El chat no responde. Seguimos intentando…"],
  [Response.json({ errors: "Ya no está abierta.", message: "" }, { status: 401 }), "Ya no está abierta."],
])("of a failure the window says what it is", async (answer, text) => {
  expect((await open([answer])).state.textContent).toBe(text);
});

test("a message that was not sent stands before what was typed meanwhile", async () => {
  const { field, state, send } = await open([], new Error("no network"));
  await send("¿Tienen rojo?", "Y azul");
  expect(field.value).toBe("¿Tienen rojo?\nY azul");
  expect(state.textContent).toBe("No pudimos enviar su mensaje. Inténtelo de nuevo.");
});
