import type { Metadata } from "next";
import { BroadcastPage, broadcastMetadata } from "@/components/live/broadcast-page";
import { requiredRead } from "@/lib/http/reads";
import { getBroadcast } from "@/lib/live/server";

type Props = { params: Promise<{ channel_id: string }> };

const read = async (params: Props["params"]) => requiredRead(getBroadcast((await params).channel_id));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return broadcastMetadata(await read(params));
}

export default async function LivePage({ params }: Props) {
  return <BroadcastPage live={await read(params)} />;
}
