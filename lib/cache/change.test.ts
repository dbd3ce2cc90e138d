import { Change, changedPaths, changedTags, rejectionReason, sign } from "./change";

const NOW = 1_800_000_000;
const secret = "a-secret-of-more-than-thirty-two-letters";

/** A message with a valid signature, unless other parts are given. */
const signed = (body: string, { timestamp = String(NOW), by = secret } = {}) => ({
  secret,
  timestamp,
  body,
  signature: sign({ secret: by, timestamp, body }),
});

describe("a message of change", () => {
  test("is believed while its signature is young", () => {
    expect(rejectionReason(signed("a"), NOW)).toBeUndefined();
    expect(rejectionReason(signed("a"), NOW + 300)).toBeUndefined();
  });

  test("of the same change within the same second has another signature by its id", () => {
    const change = (id: string) => signed(JSON.stringify(Change.parse({ id, products: ["7"] })));
    expect(change("first").signature).not.toBe(change("second").signature);
  });

  test("is as old as its timestamp, and one from the future is refused as well", () => {
    expect(rejectionReason(signed("a", { timestamp: String(NOW - 301) }), NOW)).toBe("old");
    expect(rejectionReason(signed("b", { timestamp: String(NOW + 301) }), NOW)).toBe("old");
    const ahead = signed("c", { timestamp: String(NOW + 300) });
    expect(rejectionReason(ahead, NOW)).toBeUndefined();
    expect(rejectionReason(ahead, NOW + 600)).toBeUndefined();
    expect(rejectionReason(ahead, NOW + 601)).toBe("old");
  });

  test("needs the right secret over the very body and timestamp", () => {
    expect(rejectionReason(signed("d", { by: "another-secret-of-more-than-thirty-two" }), NOW)).toBe("forged");
    expect(rejectionReason({ ...signed("e"), body: "f" }, NOW)).toBe("forged");
    expect(rejectionReason({ ...signed("g"), timestamp: String(NOW + 1) }, NOW)).toBe("forged");
    expect(rejectionReason({ ...signed("h"), signature: "ñ" }, NOW)).toBe("forged");
  });

  test.each([
    { timestamp: null },
    { signature: null },
    { timestamp: "" },
    { timestamp: "12e3" },
    { timestamp: "-1" },
    { signature: "" },
  ])("without its headers is unsigned: %p", (part) => {
    expect(rejectionReason({ ...signed("i"), ...part }, NOW)).toBe("unsigned");
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
