import { DistrictMap, DistrictNames } from "@/components/market/district-map";
import { Section } from "@/components/ui/section";
import { text } from "@/lib/text";

/** Market map (specification 14.1): drawn and named; the list of markets after it leads on. */
export function MarketMap() {
  return (
    <Section id="mapa" title={text.home.map} lead={text.home.mapLead}>
      <DistrictNames />
      <DistrictMap />
    </Section>
  );
}
