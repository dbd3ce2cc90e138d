import { pictureAt } from "@/components/ui/picture-address";
import { getNavigation } from "@/lib/home/server";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

/** Widths of the classification's pictures (specification 23.28). */
const THUMBNAIL = 194;
const LARGE = 360;

/** Navigation links and category menu (specification 11.2): a row on a phone, a column beside the banner in a wide window. */
export async function Navigation() {
  const navigation = await optionalRead(getNavigation());
  if (!navigation) return null;
  const { links, categories } = navigation;
  return (
    <nav aria-label={text.home.navigation} className="contents">
      <ul className="snap-row gap-x-5 text-sm font-semibold lg:col-span-2">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url} className="inline-flex min-h-11 items-center hover:text-brand">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <ul className="category-row snap-row">
        {categories.map(({ id, title, img }) => (
          <li key={id}>
            <a href={routes.category(id)}>
              <img
                src={pictureAt(img, THUMBNAIL)}
                srcSet={`${pictureAt(img, THUMBNAIL)} ${THUMBNAIL}w, ${pictureAt(img, LARGE)} ${LARGE}w`}
                sizes="72px"
                alt=""
                width={72}
                height={72}
                loading="lazy"
              />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
