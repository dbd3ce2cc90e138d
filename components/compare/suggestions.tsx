import { Icon } from "@/components/ui/icon";
import { Thumbnail } from "@/components/ui/thumbnail";

/** A product or shop that can be added. `href`: the comparison with it. `note`: its price or place. */
export type Suggestion = { label: string; note: string | undefined; picture: string | undefined; href: string };

export function Suggestions({ title, suggested }: { title: string; suggested: Suggestion[] }) {
  return (
    <>
      <p className="text-sm text-muted">{title}</p>
      <ul className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-2">
        {suggested.map(({ label, note, picture, href }) => (
          <li key={href}>
            <a
              href={href}
              rel="nofollow"
              className="flex min-h-11 items-center gap-3 rounded-control hover:bg-brand-soft hover:text-brand"
            >
              {picture && <Thumbnail src={picture} />}
              <span className="min-w-0 grow">
                <span className="line-clamp-2 font-semibold">{label}</span>
                {note && <span className="block">{note}</span>}
              </span>
              <Icon name="plus" size={18} />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
