import { Factory, ShopPage } from "@/lib/contract/shop";
import { shopPictures } from "@/lib/shop";
import { text } from "@/lib/text";
import { type ShopParts, shopSections } from "./shop-sections";

const BARE: ShopParts = {
  shop: { answers: [] },
  goods: undefined,
  lives: 0,
  isOnAir: false,
  evaluations: undefined,
  factory: undefined,
  page: undefined,
};
const FACTORY = Factory.parse({ id: "1", factoryName: "Lazos", address: "Calle 5", introduce: "Hacemos lazos." });
const PAGE = ShopPage.parse({ id: "1", name: "Lazos", factoryPicsList: ["a", "b"], showcaseList: ["b", "c"] });

const labels = (parts: Partial<ShopParts>) =>
  Object.fromEntries(shopSections({ ...BARE, ...parts }).map(({ id, label }) => [id, label]));

test("a shop of which nothing could be read has no sections", () => {
  expect(labels({})).toEqual({});
});

test("the links to sections say how much is in them", () => {
  const factory = { ...FACTORY, businessLicenseList: ["l"] };
  expect(labels({ goods: 1234, lives: 1, isOnAir: true, evaluations: 3, factory, page: PAGE })).toEqual({
    productos: "1.234 productos",
    transmisiones: text.live.onAir,
    opiniones: "3 opiniones",
    empresa: text.shop.introduction,
    contacto: text.shop.contact,
    licencias: "1 licencia",
    instalaciones: "3 fotos",
  });
});

test("what a shop has not given is said, and sections that are empty have no link", () => {
  expect(labels({ goods: 0, lives: 2, evaluations: 0, factory: { ...FACTORY, introduce: "", address: undefined } })).toEqual({
    transmisiones: text.live.lists.recording,
    licencias: text.shop.noLicence,
    instalaciones: text.shop.noPicture,
  });
});

test("pictures of the premises come once each, from the source that could be read", () => {
  expect(shopPictures(undefined, undefined)).toBeUndefined();
  expect(shopPictures({ ...FACTORY, mainPicList: ["a"] }, undefined)).toEqual(["a"]);
  expect(shopPictures(undefined, PAGE)).toEqual(["a", "b", "c"]);
});
