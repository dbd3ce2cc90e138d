import { Icon } from "@/components/ui/icon";

const MENU = "categorias";

/** Said once on the list and not on each link, on every page. */
const LINKS =
  "grid grid-cols-2 gap-1 text-sm sm:grid-cols-3 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-2.5 [&_a]:rounded-control [&_a]:px-2 [&_a]:py-1 [&_a]:hover:bg-brand-soft [&_a]:hover:text-brand [&_img]:size-8 [&_img]:rounded-md";

/** A link to a top category; `img` is the address of its picture at 96 px. */
export type Category = { href: string; label: string; img?: string };

/** The category menu: a popover of the platform, so it opens, closes and keeps focus without a script. */
export function CategoryMenu({ label, categories }: { label: string; categories: Category[] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        className="flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold hover:bg-brand-soft hover:text-brand lg:border lg:border-line-strong lg:px-3"
      >
        <Icon name="menu" />
        <span className="max-xs:sr-only">{label}</span>
      </button>
      <nav id={MENU} popover="auto" aria-label={label} className="popover-sheet">
        <ul className={LINKS}>
          {categories.map(({ href, label: name, img }) => (
            <li key={href}>
              <a href={href}>
                {img && <img src={img} alt="" width={32} height={32} loading="lazy" />}
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
