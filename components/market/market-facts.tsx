import { fill, groupedNumber } from "@/lib/format";
import { dayLabel, type Facts, toHectares } from "@/lib/market";
import { text } from "@/lib/text";

const t = text.market;

const squareMetres = (area: number) => fill(t.squareMetres, { count: groupedNumber(area) });

/** Specification 14.4. */
export function MarketFacts({ facts }: { facts: Facts }) {
  const { opened, mu, area, shops, shopArea, showroomArea, floors } = facts;
  const presentFacts = [
    { name: t.opened, value: opened && <time dateTime={opened}>{dayLabel(opened)}</time> },
    { name: t.area, value: area && squareMetres(area) },
    { name: t.land, value: mu && fill(t.mu, { mu, hectares: toHectares(mu) }) },
    { name: t.shops, value: shops && fill(t.atLeast, { count: groupedNumber(shops) }) },
    { name: t.shopArea, value: shopArea && squareMetres(shopArea) },
    { name: t.showroomArea, value: showroomArea && squareMetres(showroomArea) },
    { name: t.floorCount, value: floors },
  ].filter(({ value }) => value);
  if (presentFacts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {presentFacts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-lg font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
