import { CATEGORY_MENU } from "@/components/frame/menu-id";
import { getNavigation } from "@/lib/home/server";
import { optionalRead } from "@/lib/http/reads";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { CategoryLinks } from "./category-links.client";

/** Specification 11.2: a row on a phone, a column beside the banner in a wide window. */
export async function Navigation() {
  const navigation = await optionalRead(getNavigation());
  if (!navigation) return null;
  const { links, categories } = navigation;
  return (
    <nav aria-label={text.home.navigation} className="contents">
      <ul className="snap-row gap-x-4 text-sm font-semibold lg:col-span-2">
        {links.map(({ title, url }) => (
          <li key={url}>
            <a href={url} className="inline-flex min-h-11 items-center hover:text-brand">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <CategoryLinks
        all={{ label: text.home.allCategories, menuId: CATEGORY_MENU }}
        categories={categories.map(({ id, title, img }) => ({ id, href: routes.category(id), title, img }))}
      />
    </nav>
  );
}
