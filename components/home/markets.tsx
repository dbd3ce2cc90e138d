import { Section } from "@/components/ui/section";
import { fill, groupedNumber } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { getMarkets } from "@/lib/market/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { MarketTiles } from "./market-tiles.client";

/** Specification 11.1. */
export async function Markets() {
  const markets = await optionalRead(getMarkets());
  if (!markets?.length) return null;
  return (
    <Section
      id="mercados"
      title={text.home.markets}
      lead={text.home.marketsLead}
      more={{ href: routes.markets, label: text.home.more }}
    >
      <MarketTiles
        markets={markets.map(({ key, name, img, shops }) => ({
          id: key,
          href: routes.marketAnchor(key),
          name,
          img,
          shops: shops ? fill(text.home.shops, { count: groupedNumber(shops) }) : "",
        }))}
      />
    </Section>
  );
}
