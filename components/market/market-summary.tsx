import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { Hall } from "@/lib/contract/market";
import { fill } from "@/lib/format";
import { type Showroom, showroomParagraphs } from "@/lib/market";
import { text } from "@/lib/text";
import { MarketFacts } from "./market-facts";

type Props = {
  showroom: Showroom;
  hall: Hall | undefined;
  heading?: ReactNode;
  priority?: boolean;
  children: ReactNode;
};

export function MarketSummary({ showroom, hall, heading, priority = false, children }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:items-center lg:gap-8">
      {hall && (
        <Picture
          src={hall.img}
          alt={fill(text.market.pictureAlt, { title: showroom.title })}
          widths={[360, 750, 1200]}
          sizes="(min-width: 82rem) 620px, (min-width: 40rem) 48vw, 100vw"
          ratio={16 / 9}
          priority={priority}
          className="aspect-video w-full rounded-block object-cover"
        />
      )}
      <div className="flex flex-col gap-4">
        {heading}
        {showroomParagraphs(showroom).map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            {paragraph}
          </p>
        ))}
        <MarketFacts facts={showroom.facts} />
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}
