import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BroadcastPage, broadcastMetadata } from "@/components/live/broadcast-page";
import { requiredRead } from "@/lib/http/reads";
import { parseId } from "@/lib/id";
import { findChannelIdOfShop, getBroadcast } from "@/lib/live/server";
import { firstParam, type Query } from "@/lib/product/listing-address";

type Props = { params: Promise<{ shopId: string }>; searchParams: Promise<Query> };

/** Reads the channel that the address names, else the shop's first; 404 for a channel of another shop. */
async function read({ params, searchParams }: Props) {
  const [{ shopId }, query] = await Promise.all([params, searchParams]);
  const shop = parseId(shopId);
  if (shop === undefined) notFound();
  const channel = parseId(firstParam(query.channel_id) ?? (await requiredRead(findChannelIdOfShop(shop))));
  if (channel === undefined) notFound();
  const live = await requiredRead(getBroadcast(channel));
  if (live.shop_id !== shop) notFound();
  return live;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return broadcastMetadata(await read(props));
}

/** Specification 13.3. */
export default async function ShopBroadcastPage(props: Props) {
  return <BroadcastPage live={await read(props)} />;
}
