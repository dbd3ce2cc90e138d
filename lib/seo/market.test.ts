import { findShowroom } from "@/lib/market";
import { breadcrumbList } from "./breadcrumbs";
import { shoppingCenter } from "./market";

const market = (key: string, img?: string) => {
  const showroom = findShowroom(key);
  if (!showroom) throw new Error(`no market ${key}`);
  return shoppingCenter(showroom, img === undefined ? undefined : { key, name: key, img });
};

test("a market is a ShoppingCenter in China with its opening date and its stated facts", () => {
  expect(market("District_1", "https://media.example/d1")).toMatchObject({
    "@type": "ShoppingCenter",
    url: "http://127.0.0.1:3000/entitymarket/District_1",
    foundingDate: "2002-10-22",
    address: { addressLocality: "Yiwu", addressCountry: "CN" },
    image: ["https://media.example/d1?w=1200"],
    additionalProperty: [{ value: 340_000, unitCode: "MTK" }, { value: "8000+" }],
  });
});

test("what is not known is left out", () => {
  const undated = market("District_4");
  expect(undated).not.toHaveProperty("foundingDate");
  expect(undated).not.toHaveProperty("image");
  expect(market("District_5")).not.toHaveProperty("additionalProperty");
});

test("an East sub-area is contained in its market", () => {
  const { "@id": id } = market("District_2");
  expect(market("District_2-East")).toMatchObject({ containedInPlace: { "@id": id } });
});

test("a trail counts from one, with absolute addresses, its last crumb without one", () => {
  expect(breadcrumbList([{ label: "Inicio", href: "/" }, { label: "Mercados" }]).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Inicio", item: "http://127.0.0.1:3000/" },
    { "@type": "ListItem", position: 2, name: "Mercados" },
  ]);
});
