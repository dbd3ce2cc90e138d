import { Section } from "@/components/ui/section";
import { optionalRead } from "@/lib/http/reads";
import { listBroadcasts } from "@/lib/live/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { LiveCard } from "./live-card";

const SHOWN = 4;

export async function MoreLives({ except }: { except: string }) {
  const lives = await optionalRead(listBroadcasts("all", 1, SHOWN + 1));
  const others = lives?.records.filter(({ channel_id }) => channel_id !== except).slice(0, SHOWN);
  if (!others?.length) return null;
  return (
    <Section id="otras-transmisiones" title={text.live.more} more={{ href: routes.lives, label: text.home.more }}>
      <ul aria-label={text.live.more} className="snap-row gap-3 sm:gap-4">
        {others.map((live) => (
          <li key={live.channel_id} className="w-4/5 sm:w-[calc((100%-1rem)/2)] lg:w-[calc((100%-3rem)/4)]">
            <LiveCard live={live} sizes="(min-width: 64rem) 310px, (min-width: 40rem) 50vw, 80vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
