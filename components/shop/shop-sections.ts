import type { Factory, ShopDetail, ShopPage } from "@/lib/contract/shop";
import { plural } from "@/lib/format";
import { answerSentences, shopPictures } from "@/lib/shop";
import { text } from "@/lib/text";

const t = text.shop;

/** What a shop's page has; parts that could not be read are undefined. */
export type ShopParts = {
  shop: Pick<ShopDetail, "answers">;
  goods: number | undefined;
  lives: number;
  isOnAir: boolean;
  evaluations: number | undefined;
  factory: Factory | undefined;
  page: ShopPage | undefined;
};

export function shopSections({ shop, goods, lives, isOnAir, evaluations, factory, page }: ShopParts) {
  const pictures = shopPictures(factory, page);
  const contact = [page?.contacts, page?.telephone, page?.email, factory?.address];
  const sections = [
    { id: "productos", label: goods ? plural(text.listing.results, goods) : undefined },
    { id: "transmisiones", label: lives > 0 ? (isOnAir ? text.live.onAir : text.live.lists.recording) : undefined },
    { id: "respuestas", label: answerSentences(shop.answers, t.answers).length > 0 ? t.answers.title : undefined },
    { id: "opiniones", label: evaluations ? plural(text.evaluation.count, evaluations) : undefined },
    { id: "empresa", label: factory?.introduce || page?.introduction ? t.introduction : undefined },
    { id: "contacto", label: contact.some(Boolean) ? t.contact : undefined },
    { id: "licencias", label: factory && countedOr(t.noLicence, t.selected.licences, factory.businessLicenseList.length) },
    { id: "instalaciones", label: pictures && countedOr(t.noPicture, t.selected.pictures, pictures.length) },
  ];
  return sections.flatMap(({ id, label }) => (label === undefined ? [] : [{ id, label }]));
}

const countedOr = (none: string, forms: { one: string; other: string }, count: number) =>
  count > 0 ? plural(forms, count) : none;
