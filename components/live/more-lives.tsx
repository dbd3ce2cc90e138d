import { Section } from "@/components/ui/section";
import { optional } from "@/lib/http/optional";
import { listLives } from "@/lib/live/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { LiveCard } from "./live-card";

const SHOWN = 4;

/** Other broadcasts, those on air first. */
export async function MoreLives({ except }: { except: string }) {
  const lives = await optional(listLives("all", 1, SHOWN + 1));
  const others = lives?.records.filter(({ channel_id }) => channel_id !== except).slice(0, SHOWN);
  if (!others?.length) return null;
  return (
    <Section id="otras-transmisiones" title={text.live.more} more={{ href: routes.lives, label: text.home.more }}>
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {others.map((live) => (
          <li key={live.channel_id}>
            <LiveCard live={live} sizes="(min-width: 64rem) 310px, 50vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
