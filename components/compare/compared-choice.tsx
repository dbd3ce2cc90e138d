import { Button } from "@/components/ui/button";
import { Thumbnail } from "@/components/ui/thumbnail";
import { COMPARED_MAX, TYPED_MAX } from "@/lib/compare";
import { text } from "@/lib/text";

const t = text.compare;

/** A product or shop that can be added. `href`: the comparison with it. `note`: its price or place. */
type SimilarItem = { label: string; note: string | undefined; picture: string | undefined; href: string };

type Props = {
  /** Form action: the comparison's address without what is compared. */
  action: string;
  copy: { add: string; number: string };
  chosen: string[];
  /** What was typed and not found. */
  typed: string;
  similar: { title: string; suggested: SimilarItem[] };
};

/** Adds one by its number, its address or a suggestion; nothing where there is no room for it. */
export function ComparedChoice({ action, copy, chosen, typed, similar: { title, suggested } }: Props) {
  if (chosen.length >= COMPARED_MAX) return null;
  return (
    <section
      aria-labelledby="agregar"
      className="flex flex-col gap-3 rounded-block border border-line bg-surface p-5 print:hidden"
    >
      <h2 id="agregar" className="text-lg font-bold">
        {chosen.length === 0 ? t.begin : copy.add}
      </h2>
      <form action={action} className="flex flex-wrap items-end gap-3">
        {chosen.length > 0 && <input type="hidden" name="ids" value={chosen.join(",")} />}
        <label className="flex min-w-0 flex-1 basis-60 flex-col gap-1 text-sm">
          {copy.number}
          <input
            name="add"
            required
            maxLength={TYPED_MAX}
            defaultValue={typed}
            aria-invalid={typed !== "" || undefined}
            autoComplete="off"
            className="h-11 w-full rounded-control border border-line-strong bg-surface px-3"
          />
        </label>
        <Button type="submit" variant="secondary">
          {t.compare}
        </Button>
      </form>
      {suggested.length > 0 && (
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
                  <span className="min-w-0">
                    <span className="line-clamp-2 font-semibold">{label}</span>
                    {note && <span className="block">{note}</span>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
