import { Picture } from "@/components/ui/picture";
import type { Hall } from "@/lib/contract/market";
import { fill } from "@/lib/format";
import { floorRows, type Showroom } from "@/lib/market";
import { text } from "@/lib/text";

const t = text.market;

/** Specification 14.3: floors beside the plan, each at the height of its label. */
export function FloorDirectory({ showroom, hall }: { showroom: Showroom; hall: Hall | undefined }) {
  const { floors, template } = floorRows(showroom.floors);
  return (
    <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {hall?.plan && (
        <>
          <Picture
            src={hall.plan}
            alt={fill(t.planAlt, { title: showroom.title })}
            widths={[360, 750, 1200]}
            sizes="(min-width: 82rem) 620px, (min-width: 40rem) 48vw, 100vw"
            ratio={4 / 3}
            className="aspect-4/3 w-full rounded-block border border-line object-cover"
          />
          <p style={{ gridRow: 2 }} className="text-xs text-muted">
            {t.planCaption}
          </p>
        </>
      )}
      <dl style={{ gridTemplateRows: template }} className="lg:grid">
        {floors.map(({ title, desc }) => (
          <div key={title} className="border-t border-line py-2 lg:grid lg:grid-cols-[5rem_1fr] gap-4">
            <dt className="font-bold text-brand">{title}</dt>
            <dd className="leading-6">{desc}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
