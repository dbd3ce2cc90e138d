import { Icon } from "@/components/ui/icon";
import { optionalRead } from "@/lib/http/reads";
import { type ListingQuery, routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { watchedFields } from "@/lib/watch";
import { supportsWatches } from "@/lib/watch/server";

/** Hidden for the unfiltered list, and where the service has no watches. */
export async function SaveSearch({ query }: { query: ListingQuery }) {
  if (watchedFields(query).length === 0 || !(await optionalRead(supportsWatches()))) return null;
  return (
    <a
      href={routes.newSearchWatch(query)}
      rel="nofollow"
      aria-label={text.watch.save}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 ml-auto font-semibold text-brand hover:underline"
    >
      <Icon name="bell" size={18} />
      <span className="sm:hidden">{text.watch.saveShort}</span>
      <span className="max-sm:hidden">{text.watch.save}</span>
    </a>
  );
}
