import { ButtonLink } from "@/components/ui/button";

type Props = { label: string; links: { id: string; name: string; href: string }[]; rel?: string; className?: string };

/** Links to the categories of the products below, in a row that can be swiped. */
export function CategoryRow({ label, links, rel, className = "" }: Props) {
  return (
    <ul aria-label={label} className={`snap-row -mx-4 scroll-px-4 gap-2 px-4 py-1 ${className}`}>
      {links.map(({ id, name, href }) => (
        <li key={id}>
          <ButtonLink href={href} rel={rel} variant="secondary" size="sm">
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
