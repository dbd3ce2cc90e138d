import type { Metadata } from "next";
import { JsonLd } from "@/components/frame/json-ld";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Page } from "@/components/ui/page";
import type { LiveChannel } from "@/lib/contract/live";
import { fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import type { getBroadcast } from "@/lib/live/server";
import { getProductCards } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { breadcrumbList } from "@/lib/seo/breadcrumbs";
import { videoObject } from "@/lib/seo/broadcast";
import { DESCRIPTION_LETTERS_MAX, fitting } from "@/lib/seo/length";
import { brandedTitle, pageMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";
import { Broadcast } from "./broadcast";
import { MoreLives } from "./more-lives";

const t = text.live;

type Live = Awaited<ReturnType<typeof getBroadcast>>;

const broadcastDescription = ({ title, shop_name: shop }: LiveChannel) =>
  shop
    ? fitting([fill(t.playDescription, { title, shop }), fill(t.playDescriptionShort, { title, shop })], DESCRIPTION_LETTERS_MAX)
    : fill(t.playDescriptionPlain, { title });

/** The canonical address is the one of the shop's broadcast page (specification 13.3). */
export function broadcastMetadata(live: Live): Metadata {
  const { title, shop_name: shop } = live;
  return pageMetadata({
    title: brandedTitle(shop ? fill(t.playTitle, { title, shop }) : title, title),
    description: broadcastDescription(live),
    path: routes.live(live.shop_id, live.channel_id),
    image: { src: `${live.picture}?w=1200`, width: 1200, height: 675, alt: title },
  });
}

export async function BroadcastPage({ live }: { live: Live }) {
  const products = (await optionalRead(getProductCards(live.products))) ?? [];
  const video = videoObject(live, broadcastDescription(live));
  const crumbs = [
    { label: text.product.home, href: routes.home },
    { label: text.frame.lives, href: routes.lives },
    { label: live.title },
  ];
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <Breadcrumbs label={text.product.breadcrumbs} crumbs={crumbs} />
        <Broadcast live={live} products={products} />
      </div>
      <MoreLives except={live.channel_id} />
      <JsonLd data={breadcrumbList(crumbs)} />
      {video && <JsonLd data={video} />}
    </Page>
  );
}
