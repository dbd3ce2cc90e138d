import * as calls from "../../lib/contract/home.ts";
import { ask } from "../client.fixture.ts";

test("the banner and the adverts beside it have slides with pictures", async () => {
  for (const call of [calls.SlideList, calls.SlideAdvert]) {
    const { data } = await ask(call);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ img }) => img.includes("/media/"))).toBe(true);
  }
});
