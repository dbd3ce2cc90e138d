import { hasBegun, hasEnded, isCampaignCode } from "./index";

test("a campaign has ended once its end is past, and one without an end never does", () => {
  const now = Date.parse("2026-11-23T00:00:00Z");
  expect(hasEnded({ ends_at: "2026-11-22T23:59:59Z" }, now)).toBe(true);
  for (const ends_at of ["2026-11-23T00:00:01Z", null, undefined]) expect(hasEnded({ ends_at }, now)).toBe(false);
});

test("a campaign has begun once its start is past, and one without a start always has", () => {
  const now = Date.parse("2026-11-23T00:00:00Z");
  expect(hasBegun({ starts_at: "2026-11-23T00:00:01Z" }, now)).toBe(false);
  for (const starts_at of ["2026-11-23T00:00:00Z", undefined]) expect(hasBegun({ starts_at }, now)).toBe(true);
});

test("campaigns have four codes and no others", () => {
  expect(["ofertas", "mas-vendidos", "novedades", "outlet-de-fabrica"].every(isCampaignCode)).toBe(true);
  expect(["", "toString", "recomendados"].some(isCampaignCode)).toBe(false);
});
