import { hasEnded, isCampaignCode } from "./index";

test("a campaign has ended once its end is past, and one without an end never does", () => {
  const now = Date.parse("2026-11-23T00:00:00Z");
  expect(hasEnded({ ends_at: "2026-11-22T23:59:59Z" }, now)).toBe(true);
  for (const ends_at of ["2026-11-23T00:00:01Z", null, undefined]) expect(hasEnded({ ends_at }, now)).toBe(false);
});

test("campaigns have four codes and no others", () => {
  expect(["ofertas", "mas-vendidos", "novedades", "outlet-de-fabrica"].every(isCampaignCode)).toBe(true);
  expect(["", "toString", "recomendados"].some(isCampaignCode)).toBe(false);
});
