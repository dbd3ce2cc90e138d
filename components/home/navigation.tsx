import { pictureAt } from "@/components/ui/picture-address";
import { getNavigation } from "@/lib/home/server";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** Specification 23.28. */
const THUMBNAIL = 194;
const LARGE = 360;

/** Specification 11.2. */
export async function Navigation() {
  const navigation = await optionalRead(getNavigation());
  if (!navigation) return null;
  const { links, categories } = navigation;
  return (
    <nav aria-label={text.home.navigation} className="-mt-2 flex flex-col gap-1 sm:gap-3">
      <ul className="snap-row gap-x-5 text-sm font-semibold">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url} className="inline-flex min-h-11 items-center hover:text-brand">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {/* Two rows where they fit, since a mouse cannot scroll a row. */}
      <ul className="snap-row -mx-4 scroll-px-4 gap-1 px-4 sm:mx-0 sm:scroll-px-0 sm:px-0 xl:grid xl:grid-cols-[repeat(14,minmax(0,1fr))]">
        {categories.map(({ id, title, img }) => (
          <li key={id} className="w-19 sm:w-24 xl:w-auto">
            <a
              href={routes.category(id)}
              className="group flex flex-col items-center gap-1.5 rounded-card py-1 text-center text-xs leading-4"
            >
              <img
                src={pictureAt(img, THUMBNAIL)}
                srcSet={`${pictureAt(img, THUMBNAIL)} ${THUMBNAIL}w, ${pictureAt(img, LARGE)} ${LARGE}w`}
                sizes="72px"
                alt=""
                width={72}
                height={72}
                loading="lazy"
                className="size-14 rounded-full border border-line object-cover transition-transform group-hover:scale-105 sm:size-18 xl:size-14"
              />
              <span className="line-clamp-3 group-hover:text-brand">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
