import type { Hall } from "@/lib/contract/market";
import { type Facts, findMainShowroom, type Showroom, showroomParagraphs } from "@/lib/market";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { absolute, pictureUrl } from "./urls";

const t = text.market;

const placeId = (key: string) => `${absolute(routes.market(key))}#lugar`;

/** A showroom as schema.org ShoppingCenter; facts that are not known are left out. */
export function shoppingCenter(showroom: Showroom, hall: Hall | undefined) {
  const { key, title, facts } = showroom;
  const parent = findMainShowroom(key);
  const properties = listProperties(facts);
  return {
    "@context": "https://schema.org",
    "@type": "ShoppingCenter",
    "@id": placeId(key),
    name: `${title}, Yiwu`,
    description: showroomParagraphs(showroom).join(" "),
    url: absolute(routes.market(key)),
    hasMap: absolute(routes.marketAnchor(key)),
    address: { "@type": "PostalAddress", addressLocality: "Yiwu", addressRegion: "Zhejiang", addressCountry: "CN" },
    ...(hall && { image: [hall.img, ...(hall.plan ? [hall.plan] : [])].map(pictureUrl) }),
    ...(facts.opened && { foundingDate: facts.opened }),
    ...(parent && { containedInPlace: { "@id": placeId(parent.key) } }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  };
}

function listProperties({ area, shops, floors }: Facts) {
  return [
    { "@type": "PropertyValue", name: t.area, value: area, unitCode: "MTK" },
    { "@type": "PropertyValue", name: t.shops, value: shops && `${shops}+` },
    { "@type": "PropertyValue", name: t.floorCount, value: floors },
  ].filter(({ value }) => value !== undefined);
}
