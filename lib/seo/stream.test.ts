import { toStream } from "./stream";

test("pieces leave one by one, as they are asked for", async () => {
  const made: string[] = [];
  async function* pieces() {
    for (const piece of ["a", "ñ", "c"]) {
      made.push(piece);
      yield piece;
    }
  }
  const reader = toStream(pieces()).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("a");
  expect(made.length).toBeLessThan(3);
  await reader.cancel();
  expect(made.length).toBeLessThan(3);
  expect(await new Response(toStream(["a", "ñ"])).text()).toBe("añ");
});

test("a piece that cannot be made breaks the answer off", async () => {
  async function* pieces() {
    yield "a";
    throw new Error("gateway down");
  }
  await expect(new Response(toStream(pieces())).text()).rejects.toThrow("gateway down");
});
