import type { Metadata } from "next";
import { AddList } from "@/components/list/add-list.client";
import { ListExports } from "@/components/list/list-exports";
import { ListLines } from "@/components/list/list-lines";
import { Page } from "@/components/ui/page";
import { toWantedLine } from "@/lib/cart";
import { fill } from "@/lib/format";
import { requiredRead } from "@/lib/http/reads";
import { isOrderable } from "@/lib/list";
import { getSharedList } from "@/lib/list/server";
import { brandedTitle, privateMetadata } from "@/lib/seo/metadata";
import { text } from "@/lib/text";
import { writtenDate } from "@/lib/written-date";

type Props = { params: Promise<{ share: string }> };

const t = text.list;

export const metadata: Metadata = {
  ...privateMetadata({ title: brandedTitle(t.shared), description: t.sharedLead }),
  referrer: "no-referrer",
};

/** A shared list, public by its secret link; does not name its owner. */
export default async function SharedListPage({ params }: Props) {
  const { share } = await params;
  const { name, lines, updated_at: changed } = await requiredRead(getSharedList(share));
  const ordered = lines.filter(isOrderable).map((line) => ({ ...toWantedLine(line), name: line.name }));
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <div>
          <h1 className="text-title [overflow-wrap:anywhere] sm:text-[1.75rem]">{name}</h1>
          <p className="mt-1 text-sm text-muted">{fill(t.day, { day: writtenDate(changed) })}</p>
        </div>
        <ListLines lines={lines} />
        <div className="scripted print:hidden">
          <AddList lines={ordered} label={t.addAll} />
        </div>
        <ListExports share={share} name={name} lines={lines} />
      </div>
    </Page>
  );
}
