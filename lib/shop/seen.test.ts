import { parseSeenShops, type SeenShop, SHOPS_KEY, withSeenShop } from "./seen";

const shop = (id: number): SeenShop => ({ href: `/shop/${id}`, name: `Tienda ${id}` });

// spec: 21.4, 23.36
test("shops are kept under the name that the specification gives them", () => {
  expect(SHOPS_KEY).toBe("shop_nav_list");
  expect(parseSeenShops("/shop/1\tTienda 1\n/shop/2\tTienda 2")).toEqual([shop(1), shop(2)]);
});

test.each([null, "", "[]", "javascript:alert(1)\tTienda", "/shop/1"])("%p is no shop", (kept) => {
  expect(parseSeenShops(kept)).toEqual([]);
});

test("the last one stands first, none twice, and no more than twelve", () => {
  expect(withSeenShop([shop(1), shop(2)], { ...shop(2), name: "Tienda\n2" })).toEqual([shop(2), shop(1)]);
  const many = Array.from({ length: 20 }, (_, id) => shop(id)).reduce(withSeenShop, [] as SeenShop[]);
  expect(many).toHaveLength(12);
  expect(many[0]).toEqual(shop(19));
});
