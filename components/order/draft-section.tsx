import { Unavailable } from "@/components/frame/part";
import { addressLines } from "@/lib/address";
import { getAddresses } from "@/lib/address/server";
import type { PostedFields } from "@/lib/form/fields";
import { fill, plural } from "@/lib/format";
import { partRead } from "@/lib/http/reads";
import { getDrafts } from "@/lib/order/server";
import { text } from "@/lib/text";
import { DraftCard } from "./draft-card";

const { draft: t } = text.order;

const DRAFTS_SHOWN = 3;

export const getDraftsWithAddresses = () => partRead(readDrafts());

async function readDrafts() {
  const [drafts, savedAddresses] = await Promise.all([getDrafts(), getAddresses()]);
  const addresses = savedAddresses.map((address) => ({
    id: address.id,
    label: fill(t.addressOf, { receiver: address.receiver, ...addressLines(address) }),
  }));
  return { drafts, addresses };
}

type Props = {
  read: Awaited<ReturnType<typeof getDraftsWithAddresses>>;
  opened: string | undefined;
  saved: PostedFields | undefined;
};

/** Specification 16.4. `opened`: id of the draft that is shown open. `saved`: values of a refused form, shown in its draft. */
export function DraftSection({ read, opened, saved }: Props) {
  if (!read.isLoaded) return <Unavailable name={t.title} message={read.message} />;
  const { drafts, addresses } = read.value;
  if (drafts.length === 0) return null;
  const isOpenedBelow = drafts.findIndex(({ id }) => id === opened) >= DRAFTS_SHOWN;
  const cards = drafts.map((draft) => (
    <li key={draft.id}>
      <DraftCard
        draft={draft}
        addresses={addresses}
        isOpen={draft.id === opened}
        saved={saved?.id?.[0] === draft.id ? saved : undefined}
      />
    </li>
  ));
  const others = cards.slice(DRAFTS_SHOWN);
  return (
    <section aria-labelledby="borradores" className="flex flex-col gap-3">
      <div>
        <h2 id="borradores" className="text-lg">
          {t.title}
        </h2>
        <p className="text-sm text-muted">{t.lead}</p>
      </div>
      <div className="overflow-hidden rounded-block border border-line bg-surface">
        <ul className="divide-y divide-line">{cards.slice(0, DRAFTS_SHOWN)}</ul>
        {others.length > 0 && (
          <details open={isOpenedBelow} className="border-t border-line">
            <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold text-brand">
              {plural(t.more, others.length)}
            </summary>
            <ul className="divide-y divide-line border-t border-line">{others}</ul>
          </details>
        )}
      </div>
    </section>
  );
}
