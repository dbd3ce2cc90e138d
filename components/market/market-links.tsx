import { ALL_SHOWROOMS } from "@/lib/market";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.market;
const CHIP = "flex min-h-11 items-center rounded-full border px-4 py-2 text-sm font-semibold";

/** In place of the map in narrow windows. */
export function MarketLinks({ current }: { current?: string }) {
  return (
    <ul className="lg:hidden snap-row -mx-4 scroll-px-4 gap-2 px-4 py-1 sm:flex-wrap [&_a]:aria-[current=page]:[scroll-initial-target:nearest]">
      {ALL_SHOWROOMS.map(({ key, title }) => (
        <li key={key}>
          <a
            href={routes.market(key)}
            aria-current={key === current ? "page" : undefined}
            className={`${CHIP} border-line-strong bg-surface hover:border-brand hover:text-brand aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-inverse`}
          >
            {title}
          </a>
        </li>
      ))}
      <li className={`${CHIP} border-dashed border-line-strong text-muted`}>{`${t.digital} (${t.underConstruction})`}</li>
    </ul>
  );
}
