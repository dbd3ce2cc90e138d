import * as calls from "../../lib/contract/campaign.ts";
import { ask, HOSTILE_TEXTS, refused } from "../client.fixture.ts";

// spec: 6.1
test.each(Object.values(calls.CAMPAIGN_CODES))("the campaign %s has goods of the categories that it says", async (code) => {
  const query = { active_code: code };
  expect((await ask(calls.ActiveDetail, { query })).active_code).toBe(code);
  const { total, records } = await ask(calls.ActiveSearch, { query });
  expect(records.length).toBeGreaterThan(0);
  const { data } = await ask(calls.ActiveTypeList, { query });
  expect(data.reduce((sum, { total: own = 0 }) => sum + own, 0)).toBe(total);
  const narrowed = await ask(calls.ActiveSearch, { query: { ...query, product_type_id: data[0]?.id ?? "" } });
  expect(narrowed.total).toBe(data[0]?.total);
});

test("pages of a campaign do not overlap in any order", async () => {
  for (const sort of ["relevance", "newest", "price_asc", "price_desc"]) {
    const pages = await Promise.all(
      [1, 2, 3].map((currPage) =>
        ask(calls.ActiveSearch, { query: { active_code: calls.CAMPAIGN_CODES.bestSellers, currPage, pageSize: 10, sort } }),
      ),
    );
    const ids = pages.flatMap(({ records }) => records.map(({ productId }) => productId));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each(["nada", "'", ...HOSTILE_TEXTS.map((text) => text.slice(0, 64))])("the campaign %p is unknown", async (code) => {
  for (const call of [calls.ActiveDetail, calls.ActiveSearch, calls.ActiveTypeList]) {
    expect([400, 404]).toContain((await refused(call, { query: { active_code: code } })).status);
  }
});
