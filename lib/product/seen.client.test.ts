import { parseSeen, seenText, withSeen } from "./seen.client";

const product = (id: number) => ({
  href: `/product/${id}`,
  name: `Termo ${id}`,
  price: "$2,00 USD",
  image: `/media/${id}?w=240`,
});

test("products seen come back as they were kept", () => {
  expect(parseSeen(seenText([product(1), product(2)]))).toEqual([product(1), product(2)]);
  expect(parseSeen(seenText([{ ...product(1), name: "Termo\tde\nacero" }]))[0]?.name).toBe("Termo de acero");
});

test.each([null, "", "{}", "javascript:alert(1)\tTermo", "/product/1"])("%p is no product", (kept) => {
  expect(parseSeen(kept)).toEqual([]);
});

test("the last one stands first, none twice, and no more than twelve", () => {
  expect(withSeen([product(1), product(2)], product(2)).map(({ href }) => href)).toEqual(["/product/2", "/product/1"]);
  const many = Array.from({ length: 20 }, (_, id) => product(id)).reduce(withSeen, [] as ReturnType<typeof product>[]);
  expect(many).toHaveLength(12);
  expect(many[0]).toEqual(product(19));
});
