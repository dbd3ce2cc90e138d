import { Button } from "@/components/ui/button";
import type { ResolvedLine } from "@/lib/contract/line";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { LIST_FORM } from "./list-editor";
import { ListExports } from "./list-exports";

const t = text.list;

type Props = { name: string; share: string | undefined; lines: ResolvedLine[] };

export function ShareList({ name, share, lines }: Props) {
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
          <ListExports share={share} name={name} lines={lines} />
        </>
      )}
      <Button
        type="submit"
        form={LIST_FORM}
        name="intent"
        value={share === undefined ? "share" : "unshare"}
        variant="secondary"
        size="sm"
        className="self-start"
      >
        {share === undefined ? t.shareYes : t.shareEnd}
      </Button>
    </section>
  );
}
