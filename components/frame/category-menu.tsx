import { Icon } from "@/components/ui/icon";
import { pictureAt } from "@/components/ui/picture";
import { optional } from "@/lib/http/optional";
import { getTopCategories } from "@/lib/product/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const MENU = "categorias";

/** The category menu: a popover of the platform, so it opens, closes and keeps focus without a script. */
export async function CategoryMenu() {
  const categories = await optional(getTopCategories());
  if (!categories?.length) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        className="flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold hover:bg-brand-soft hover:text-brand lg:border lg:border-line-strong lg:px-3"
      >
        <Icon name="menu" />
        {text.frame.categories}
      </button>
      <nav id={MENU} popover="auto" aria-label={text.frame.categories} className="popover-sheet">
        <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3">
          {categories.map(({ id, name, img }) => (
            <li key={id}>
              <a
                href={routes.category(id)}
                className="flex min-h-11 items-center gap-2.5 rounded-control px-2 py-1 text-sm hover:bg-brand-soft hover:text-brand"
              >
                {img && (
                  <img src={pictureAt(img, 96)} alt="" width={32} height={32} loading="lazy" className="size-8 rounded-md" />
                )}
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
