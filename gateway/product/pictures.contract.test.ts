import { pictureOfKind } from "./pictures-page.ts";
import { allKinds } from "./seed-kinds.ts";

const GATEWAY = process.env.GATEWAY_URL ?? "http://127.0.0.1:4000";
/** As many as a page asks for at once. */
const AT_ONCE = 16;

test("the page of pictures shows every kind of goods by its name", async () => {
  const page = await (await fetch(`${GATEWAY}/docs/pictures`)).text();
  expect(allKinds().filter((kind) => !page.includes(`${pictureOfKind(kind)}?w=144`))).toEqual([]);
  expect(allKinds().filter(({ good }) => !page.includes(`>${good.noun}</li>`))).toEqual([]);
});

test("every kind of goods has a picture that answers 200", async () => {
  // One picture a thing: kinds that share it differ in their backdrop only.
  const kinds = [...new Map(allKinds().map((kind) => [kind.good.icon, kind])).values()];
  const wrong: string[] = [];
  for (let from = 0; from < kinds.length; from += AT_ONCE) {
    const answers = await Promise.all(
      kinds.slice(from, from + AT_ONCE).map(async (kind) => {
        const { status, headers } = await fetch(`${GATEWAY}${pictureOfKind(kind)}?w=96`);
        return status === 200 && headers.get("content-type")?.startsWith("image/") ? [] : [`${kind.good.noun}: ${status}`];
      }),
    );
    wrong.push(...answers.flat());
  }
  expect(wrong).toEqual([]);
}, 120_000);
