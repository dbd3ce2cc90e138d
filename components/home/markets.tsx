import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { fill, groupedNumber } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { getMarkets } from "@/lib/market/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

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
      <ul className="snap-row -mx-4 scroll-px-4 gap-3 px-4 lg:mx-0 lg:grid lg:grid-cols-7 lg:px-0">
        {markets.map(({ key, name, img, shops }) => (
          <li key={key} className="group relative w-40 overflow-hidden rounded-card bg-surface shadow-card lg:w-auto">
            <Picture
              src={img}
              alt=""
              widths={[240, 360]}
              sizes="160px"
              ratio={4 / 3}
              className="aspect-4/3 w-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
            />
            <p className="px-3 pt-2 text-sm font-semibold">
              <a href={routes.marketAnchor(key)} className="stretched">
                {name}
              </a>
            </p>
            <p className="px-3 pb-3 text-xs text-muted">{shops ? fill(text.home.shops, { count: groupedNumber(shops) }) : ""}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
