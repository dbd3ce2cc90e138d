import { DistrictMap, DistrictNames } from "@/components/market/district-map";
import { Section } from "@/components/ui/section";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** Specification 14.1. */
export function MarketMap() {
  return (
    <Section id="mapa" title={text.home.map} lead={text.home.mapLead} more={{ href: routes.markets, label: text.home.mapMore }}>
      <DistrictNames />
      <DistrictMap />
    </Section>
  );
}
