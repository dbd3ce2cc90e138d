import type { Metadata } from "next";
import { NextStep } from "@/components/article/next-step";
import { JsonLd } from "@/components/frame/json-ld";
import { FilteredFactoryDirectory, filteredFactoryMetadata, isFiltered } from "@/components/shop/filtered-factory-directory";
import { SelectedShops } from "@/components/shop/selected-shops";
import { SelectionCriteria } from "@/components/shop/selection-criteria";
import { SupplierLinks } from "@/components/shop/supplier-links";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import type { Query } from "@/lib/product/listing-address";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { sharePicture } from "@/lib/seo/share-picture";
import { webPageData } from "@/lib/seo/structured";
import { text } from "@/lib/text";

const t = text.shop.selected;
const FACTS = { path: routes.suppliers, title: brandedTitle(t.metaTitle), description: t.description };
const CRUMBS = [{ label: text.product.home, href: routes.home }, { label: t.title }];

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  if (isFiltered(query)) return filteredFactoryMetadata(query);
  return pageMetadata({ ...FACTS, image: sharePicture("site", "proveedores", t.title) });
}

/** Factories with evidence; or, filtered, the factories of a category or market. */
export default async function SelectSuppliers({ searchParams }: Props) {
  const query = await searchParams;
  if (isFiltered(query)) return <FilteredFactoryDirectory query={query} />;
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={CRUMBS} />
        <div>
          <h1 className="text-hero">{t.title}</h1>
          <p className="mt-2 max-w-prose text-muted">{t.lead}</p>
        </div>
        <SupplierLinks />
      </div>
      <SelectedShops />
      <SelectionCriteria />
      <NextStep />
      <JsonLd data={webPageData(FACTS)} />
      <JsonLd data={breadcrumbList(CRUMBS)} />
    </Page>
  );
}
