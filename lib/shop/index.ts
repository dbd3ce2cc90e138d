import type { Factory } from "@/lib/contract/shop";

/** Undefined when the factory is gone. */
export function evidenceOf(factory: Factory | undefined): { licences: number; pictures: number } {
  if (!factory) return { licences: 0, pictures: 0 };
  const pictures = new Set([...factory.mainPicList, ...factory.secondaryPicList]);
  return { licences: factory.businessLicenseList.length, pictures: pictures.size };
}
