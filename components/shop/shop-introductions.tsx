import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { fill } from "@/lib/format";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { listAdvertisingPages, listBuyerCountries } from "@/lib/shop/server";
import { text } from "@/lib/text";

const t = text.shop.introductions;

const SHOWN = 4;
const COUNTRIES_NAMED = 6;

/** Section of `/welcomeToYiwu`: shops in their own words. Its lead names countries that shops of the site sell to. */
export async function ShopIntroductions() {
  const [shops, countries] = await Promise.all([optionalRead(listAdvertisingPages(SHOWN)), optionalRead(listBuyerCountries())]);
  const introduced = shops?.filter(({ introduction }) => introduction !== "");
  if (!introduced?.length) return null;
  const lead = countries?.length ? fill(t.lead, { countries: countries.slice(0, COUNTRIES_NAMED).join(", ") }) : undefined;
  return (
    <Section
      id="tiendas-se-presentan"
      title={t.title}
      {...(lead !== undefined && { lead })}
      more={{ href: routes.factories(), label: text.home.more }}
    >
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {introduced.map(({ id, name, introduction, headerList: [picture] }) => (
          <li key={id} className="group relative overflow-hidden rounded-card bg-surface shadow-card">
            {picture && (
              <Picture
                src={picture}
                alt=""
                widths={[480, 800]}
                sizes="(min-width: 64rem) 40rem, 100vw"
                className="aspect-3/1 w-full object-cover"
              />
            )}
            <div className="p-4">
              <h3 className="text-base">
                <a href={routes.shop(id)} className="stretched group-hover:text-brand">
                  {name}
                </a>
              </h3>
              <p className="mt-1 line-clamp-3 text-sm text-muted">{introduction}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
