import { Change, changedPaths, changedTags, distrust, signatureOf } from "./change";

const NOW = 1_800_000_000;
const secret = "a-secret-of-more-than-thirty-two-letters";

/** A message signed well, unless told otherwise; each with a body of its own, because one is believed once. */
const signed = (body: string, { timestamp = String(NOW), by = secret } = {}) => ({
  secret,
  timestamp,
  body,
  signature: signatureOf({ secret: by, timestamp, body }),
});

describe("a message of change", () => {
  test("is believed once", () => {
    const message = signed("once");
    expect(distrust(message, NOW)).toBeUndefined();
    expect(distrust(message, NOW)).toBe("replayed");
    expect(distrust(message, NOW + 299)).toBe("replayed");
    expect(distrust(signed("once", { timestamp: String(NOW + 1) }), NOW)).toBeUndefined();
  });

  test("of the same change within the same second is another one by its id", () => {
    const change = (id: string) => signed(JSON.stringify(Change.parse({ id, products: ["7"] })));
    expect(distrust(change("first"), NOW)).toBeUndefined();
    expect(distrust(change("second"), NOW)).toBeUndefined();
    expect(distrust(change("second"), NOW)).toBe("replayed");
  });

  test("is as old as its timestamp, and one from the future is refused as well", () => {
    expect(distrust(signed("a", { timestamp: String(NOW - 301) }), NOW)).toBe("old");
    expect(distrust(signed("b", { timestamp: String(NOW + 301) }), NOW)).toBe("old");
    const ahead = signed("c", { timestamp: String(NOW + 300) });
    expect(distrust(ahead, NOW)).toBeUndefined();
    expect(distrust(ahead, NOW + 600)).toBe("replayed");
    expect(distrust(ahead, NOW + 601)).toBe("old");
  });

  test("needs the right secret over the very body and timestamp", () => {
    expect(distrust(signed("d", { by: "another-secret-of-more-than-thirty-two" }), NOW)).toBe("forged");
    expect(distrust({ ...signed("e"), body: "f" }, NOW)).toBe("forged");
    expect(distrust({ ...signed("g"), timestamp: String(NOW + 1) }, NOW)).toBe("forged");
    expect(distrust({ ...signed("h"), signature: "ñ" }, NOW)).toBe("forged");
  });

  test.each([
    { timestamp: null },
    { signature: null },
    { timestamp: "" },
    { timestamp: "12e3" },
    { timestamp: "-1" },
    { signature: "" },
  ])("without its headers is unsigned: %p", (part) => {
    expect(distrust({ ...signed("i"), ...part }, NOW)).toBe("unsigned");
  });

  test("names tags and pages", () => {
    const change = Change.parse({ products: ["7"], campaigns: ["ofertas"], lives: ["3"], kinds: ["home"] });
    expect(changedTags(change)).toEqual(["home", "products:7", "campaigns:ofertas", "lives:3"]);
    expect(changedPaths(change)).toEqual(["/product/7", "/productsIn?code=ofertas"]);
  });

  test.each([
    { products: ["a b"] },
    { products: "7" },
    { product: ["7"] },
    { kinds: ["all"] },
    { shops: Array.from({ length: 501 }, (_, index) => String(index)) },
  ])("of another shape is refused: %#", (given) => {
    expect(Change.safeParse(given).success).toBe(false);
  });
});
