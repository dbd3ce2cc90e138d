import { MemberField } from "@/components/session/member-field";
import { Button } from "@/components/ui/button";
import type { ToldLine } from "@/lib/contract/line";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { ListWays } from "./list-ways";

const t = text.list;

type Props = { id: string; name: string; share: string | undefined; lines: ToldLine[] };

/** The link that shows a list to everybody who has it: made and ended here. */
export function ListLink({ id, name, share, lines }: Props) {
  return (
    <section aria-labelledby="compartir" className="flex flex-col gap-3 rounded-block border border-line bg-surface p-5">
      <h2 id="compartir" className="text-lg font-bold">
        {t.share}
      </h2>
      <p className="text-sm text-muted">{share === undefined ? t.shareText : t.sharedText}</p>
      {share !== undefined && (
        <>
          <a href={routes.sharedList(share)} className="text-sm text-brand underline [overflow-wrap:anywhere]">
            {env.SITE_URL + routes.sharedList(share)}
          </a>
          <ListWays share={share} name={name} lines={lines} />
        </>
      )}
      <form action="/api/list" method="post">
        <MemberField />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value={share === undefined ? "share" : "unshare"} variant="secondary" size="sm">
          {share === undefined ? t.shareYes : t.shareEnd}
        </Button>
      </form>
    </section>
  );
}
