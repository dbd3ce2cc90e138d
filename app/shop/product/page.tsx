import type { Metadata } from "next";
import { AllProducts, allProductsMetadata } from "@/components/product/all-products";
import type { Query } from "@/lib/product/listing-address";

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return allProductsMetadata(await searchParams);
}

export default async function ShopProductsPage({ searchParams }: Props) {
  return <AllProducts query={await searchParams} />;
}
