import * as calls from "../../lib/contract/market.ts";
import { ask, refused } from "../client.fixture.ts";

test("lines of trade belong to the markets of the list", async () => {
  const { data: markets } = await ask(calls.MarketList);
  const { data: industries } = await ask(calls.MarketIndustry);
  const keys = new Set(markets.map(({ key }) => key));
  expect(industries.length).toBeGreaterThan(0);
  expect(industries.filter(({ market }) => !keys.has(market.replace("-East", "")))).toEqual([]);
});

test("trade fairs come in pages, and a page that cannot be is refused", async () => {
  const { total, records } = await ask(calls.ExhibitionShow);
  expect(records.length).toBeGreaterThan(0);
  expect(records.every(({ starts_at, ends_at }) => starts_at <= ends_at)).toBe(true);
  expect(await ask(calls.ExhibitionShow, { query: { currPage: 9999 } })).toMatchObject({ records: [], total });
  expect((await refused(calls.ExhibitionShow, { query: { currPage: 0 } })).status).toBe(400);
});
