import { CAMPAIGN_CODES, HOT_CODE } from "../../lib/contract/campaign.ts";
import { parsePicture } from "../media/parse-path.ts";
import { coreProducts, DEFAULT_PRODUCTS } from "../product/seed.ts";
import { campaignQuery, campaignSeeds } from "./seed.ts";

const core = coreProducts({ count: DEFAULT_PRODUCTS });
const campaigns = campaignSeeds(core);
const named = (code: string) => campaigns.find((campaign) => campaign.code === code);

test("the four campaigns have 60 to 240 products, the recommended block at least 40", () => {
  for (const code of Object.values(CAMPAIGN_CODES)) {
    const goods = named(code)?.product_ids ?? [];
    expect(goods.length).toBeGreaterThanOrEqual(60);
    expect(goods.length).toBeLessThanOrEqual(240);
  }
  expect(named(HOT_CODE)?.product_ids.length).toBeGreaterThanOrEqual(40);
});

test("a campaign shows each product once, none of them withdrawn, from many categories", () => {
  const byId = new Map(core.map((product) => [product.id, product]));
  for (const { product_ids: ids } of campaigns) {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => byId.get(id)?.status !== "on_sale")).toEqual([]);
    expect(new Set(ids.map((id) => byId.get(id)?.category_id)).size).toBeGreaterThan(15);
  }
});

test("exactly one campaign is over", () => {
  expect(campaigns.filter(({ ends_at }) => ends_at !== null && ends_at < "2026-11-16").map(({ code }) => code)).toEqual([
    "temporada-escolar-2026",
  ]);
});

test("a campaign's picture can be drawn and its link carries code and id", () => {
  expect(campaigns.filter(({ img }) => !parsePicture(img))).toEqual([]);
  expect(campaignQuery(CAMPAIGN_CODES.offers)).toBe("?code=ofertas&active_code=ofertas&id=903");
  expect(() => campaignQuery("xqzw")).toThrow("xqzw");
});

test("a catalogue of a few products still has its campaigns", () => {
  expect(campaignSeeds(coreProducts({ count: 30 })).map(({ code }) => code)).toEqual(campaigns.map(({ code }) => code));
});
