import { PageTabs } from "@/components/ui/page-tabs";
import { optionalRead } from "@/lib/http/reads";
import { supportsLists } from "@/lib/list/server";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { supportsWatches } from "@/lib/watch/server";

/** Tabs of what a member saved: products, lists, watches. No tabs where the gateway supports neither lists nor watches. */
export async function WishTabs({ current }: { current: "wishes" | "lists" | "watches" }) {
  const [hasLists, hasWatches] = await Promise.all([optionalRead(supportsLists()), optionalRead(supportsWatches())]);
  const tabs = [
    { href: routes.wishes, label: text.favorite.tab, isCurrent: current === "wishes" },
    ...(hasLists ? [{ href: routes.listsFrom("wishes"), label: text.favorite.tabLists, isCurrent: current === "lists" }] : []),
    ...(hasWatches ? [{ href: routes.watches, label: text.watch.title, isCurrent: current === "watches" }] : []),
  ];
  return tabs.length > 1 && <PageTabs label={text.favorite.tabs} tabs={tabs} />;
}
