import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

const ORIGIN = "https://tienda.example";
const source = readFileSync("public/sw.js", "utf8");

type Listener = (event: object) => void;

/** Runs public/sw.js in a simulated browser. Returns what it shows and opens, and a way to dispatch events. */
function startWorker(open: string[] = []) {
  const listeners = new Map<string, Listener>();
  const done: Promise<unknown>[] = [];
  const shown: unknown[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: async (title: string, options: object) => void shown.push({ title, ...options }) },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
  };
  runInContext(source, createContext({ self, URL, JSON, String, Response, caches: {} }));
  const tell = async (name: string, event: object) => {
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => done.push(work) });
    await Promise.all(done);
  };
  return { shown, opened, focused, tell };
}

const message = (text: string) => ({ data: { text: () => text } });
const pressed = (path: unknown) => {
  const closed: true[] = [];
  const notification = { data: { path }, close: () => void closed.push(true) };
  return { event: { notification }, isClosed: () => closed.length > 0 };
};

test("a message is shown with its title, its words and where it leads", async () => {
  const { shown, tell } = startWorker();
  const content = { title: "Su pedido va en camino", body: "Pedido 12", path: "/personCenter/Orders/12", tag: "t1" };
  await tell("push", message(JSON.stringify(content)));
  expect(shown).toEqual([
    expect.objectContaining({
      title: content.title,
      body: content.body,
      tag: content.tag,
      lang: "es-CO",
      data: { path: content.path },
    }),
  ]);
});

test.each(["", "null", "no json", "[]", '{"title":{"a":1}}'])("a message %j that is none still shows something", async (text) => {
  const { shown, tell } = startWorker();
  await tell("push", message(text));
  expect(shown).toEqual([
    expect.objectContaining({ title: expect.stringMatching(/./), data: { path: "/personCenter/Messages" } }),
  ]);
});

test("a press opens the page, or shows the window that has it already", async () => {
  const page = `${ORIGIN}/personCenter/Orders/12`;
  const closed = startWorker();
  const press = pressed("/personCenter/Orders/12");
  await closed.tell("notificationclick", press.event);
  expect([closed.opened, press.isClosed()]).toEqual([[page], true]);
  const shown = startWorker([`${ORIGIN}/`, page]);
  await shown.tell("notificationclick", pressed("/personCenter/Orders/12").event);
  expect([shown.opened, shown.focused]).toEqual([[], [page]]);
});

test.each(["https://mal.example/x", "//mal.example", "\\\\mal.example", "javascript:alert(1)"])(
  "a press never leaves the site: %s",
  async (path) => {
    const { opened, tell } = startWorker();
    await tell("notificationclick", pressed(path).event);
    expect(opened).toEqual([`${ORIGIN}/personCenter/Messages`]);
  },
);
