import { LiveCard } from "@/components/live/live-card";
import { Section } from "@/components/ui/section";
import type { LiveItem } from "@/lib/contract/live";
import { text } from "@/lib/text";

export function ShopLives({ lives }: { lives: LiveItem[] }) {
  if (lives.length === 0) return null;
  return (
    <Section id="transmisiones" title={text.shop.lives}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {lives.map((live) => (
          <li key={live.channel_id}>
            <LiveCard live={live} sizes="(min-width: 64rem) 310px, 50vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
