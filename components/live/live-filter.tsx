import { ListFilter } from "@/components/ui/list-filter";
import { LIVE_LISTS, type LiveListName } from "@/lib/live";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.live;

export function LiveFilter({ list, keyword }: { list: LiveListName; keyword: string | undefined }) {
  const choices = LIVE_LISTS.map((name) => ({
    href: routes.liveList({ keyword, state: name }),
    label: t.lists[name],
    isCurrent: name === list,
  }));
  const search = { action: routes.lives, label: t.searchLabel, placeholder: t.searchPlaceholder, keyword };
  return (
    <ListFilter label={t.filter} choices={choices} search={search}>
      {list !== "all" && <input type="hidden" name="state" value={list} />}
    </ListFilter>
  );
}
