import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Market } from "@/lib/contract/market";
import { fill, groupedNumber, upperFirst } from "@/lib/format";
import { findHall, SHOWROOMS, type Showroom } from "@/lib/market";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { FloorDirectory } from "./floor-directory";
import { MarketSummary } from "./market-summary";
import { OpenTarget } from "./open-target.client";

const t = text.market;

/** Specification 14.3: accordion on phones, tabs on wide windows. Anchors are inside the entries (see `OpenTarget`). */
export function Showrooms({ markets, goods }: { markets: Market[]; goods: Record<string, string> }) {
  return (
    <div style={{ gridTemplateColumns: `repeat(${SHOWROOMS.length}, auto)` }} className="tab-panels">
      {SHOWROOMS.map((showroom, index) => (
        <details key={showroom.key} name="mercado" open={index === 0}>
          <summary>
            <Face showroom={showroom} picture={findHall(markets, showroom.key)?.img} goods={goods[showroom.key]} />
            <Icon name="chevron-down" className="lg:hidden" />
          </summary>
          <div className="flex flex-col gap-8 pb-5 pt-4">
            <Entry showroom={showroom} markets={markets} />
            {showroom.east && <Entry showroom={showroom.east} markets={markets} isEast />}
          </div>
        </details>
      ))}
      <OpenTarget />
    </div>
  );
}

type FaceProps = { showroom: Showroom; picture: string | undefined; goods: string | undefined };

function Face({ showroom: { title, facts }, picture, goods }: FaceProps) {
  const known = [
    facts.opened && fill(t.openedIn, { year: facts.opened.slice(0, 4) }),
    facts.shops && fill(t.shopsAtLeast, { count: groupedNumber(facts.shops) }),
  ].filter(Boolean);
  return (
    <h3 className="flex min-w-0 items-center gap-3 text-base lg:text-sm">
      {picture && (
        <Picture src={picture} alt="" widths={[144]} sizes="80px" className="h-14 w-20 rounded-control object-cover lg:hidden" />
      )}
      <span className="min-w-0">
        {title}
        {goods && <span className="block text-sm font-normal lg:hidden">{goods}</span>}
        {known.length > 0 && <span className="block text-xs font-normal lg:hidden">{upperFirst(known.join(" · "))}</span>}
      </span>
    </h3>
  );
}

function Entry({ showroom, markets, isEast = false }: { showroom: Showroom; markets: Market[]; isEast?: boolean }) {
  const { key, title } = showroom;
  const hall = findHall(markets, key);
  return (
    <div
      id={key}
      className={`flex flex-col gap-5 ${isEast ? "border-t border-line pt-6 lg:scroll-mt-4" : "scroll-mt-16 lg:scroll-mt-24"}`}
    >
      <MarketSummary
        showroom={showroom}
        hall={hall}
        heading={<h4 className={`text-title font-bold ${isEast ? "" : "max-lg:hidden"}`}>{title}</h4>}
      >
        <ButtonLink href={routes.market(key)} variant="secondary">
          {fill(t.seeSellers, { title })}
        </ButtonLink>
      </MarketSummary>
      <h4 className="sr-only">{fill(t.floorsOf, { title })}</h4>
      <FloorDirectory showroom={showroom} hall={hall} />
    </div>
  );
}
