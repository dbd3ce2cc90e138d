import { ButtonLink } from "@/components/ui/button";
import { pictureAt } from "@/components/ui/picture-address";

type CategoryLink = { id: string; name: string; href: string; picture?: string };
type Props = { label: string; links: CategoryLink[]; rel?: string; className?: string };

const PICTURE_PX = 96;

export function CategoryRow({ label, links, rel, className = "" }: Props) {
  return (
    <ul aria-label={label} className={`snap-row -mx-4 scroll-px-4 gap-2 px-4 py-1 ${className}`}>
      {links.map(({ id, name, href, picture }) => (
        <li key={id}>
          {picture ? (
            <a href={href} rel={rel} className="flex w-20 flex-col items-center gap-1 text-center text-xs hover:text-brand">
              <img
                src={pictureAt(picture, PICTURE_PX)}
                alt=""
                width={56}
                height={56}
                className="size-14 rounded-full object-cover"
              />
              {name}
            </a>
          ) : (
            <ButtonLink href={href} rel={rel} variant="secondary" size="sm">
              {name}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
