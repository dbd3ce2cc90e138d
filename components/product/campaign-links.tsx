import { hasBegun, hasEnded } from "@/lib/campaign";
import { getCampaign } from "@/lib/campaign/server";
import { CAMPAIGN_CODES } from "@/lib/contract/campaign";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

export async function CampaignLinks({ current }: { current: string }) {
  const codes = Object.values(CAMPAIGN_CODES);
  const campaigns = await Promise.all(codes.map((code) => optionalRead(getCampaign(code))));
  const now = Date.now();
  return (
    <nav aria-label={text.listing.campaigns}>
      <ul className="snap-row -mx-4 scroll-px-4 gap-2 px-4 py-1 [&_a]:aria-[current=page]:[scroll-initial-target:nearest]">
        {campaigns.flatMap((campaign, index) => {
          const code = codes[index];
          if (!code || !campaign || !hasBegun(campaign, now) || hasEnded(campaign, now)) return [];
          return (
            <li key={code}>
              <a
                href={routes.campaign(code)}
                aria-current={code === current ? "page" : undefined}
                className="flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 py-2 text-sm font-semibold hover:border-brand hover:text-brand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-inverse"
              >
                {campaign.name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
