import { iconBody } from "./icons.ts";
import { loadSprite } from "./sprite.ts";

jest.mock("./icons.ts", () => ({ iconBody: jest.fn() }));

test("a sprite is drawn once, and again only where it could not be drawn", async () => {
  jest.mocked(iconBody).mockResolvedValueOnce("<rect").mockResolvedValue('<rect width="20" height="10" fill="#c00"/>');
  await expect(loadSprite("box", undefined, 96)).rejects.toThrow();
  const sprite = await loadSprite("box", undefined, 96);
  expect(sprite).toMatchObject({ width: 1, height: expect.closeTo(0.5, 1) });
  expect(await loadSprite("box", undefined, 90)).toBe(sprite);
});
