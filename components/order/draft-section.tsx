import { Unavailable } from "@/components/frame/part";
import { addressLines } from "@/lib/address";
import { getAddresses } from "@/lib/address/server";
import { fill } from "@/lib/format";
import type { Posted } from "@/lib/http/kept-form";
import { part } from "@/lib/http/reads";
import { getDrafts } from "@/lib/order/server";
import { text } from "@/lib/text";
import { DraftCard } from "./draft-card";

const { draft: t } = text.order;

/** The member's drafts with where they could go. */
export const getDraftsWithAddresses = () => part(readDrafts());

async function readDrafts() {
  const [drafts, own] = await Promise.all([getDrafts(), getAddresses()]);
  const addresses = own.map((address) => ({
    id: address.id,
    label: fill(t.addressOf, { receiver: address.receiver, ...addressLines(address) }),
  }));
  return { drafts, addresses };
}

type Props = { read: Awaited<ReturnType<typeof getDraftsWithAddresses>>; opened: string | undefined; kept: Posted | undefined };

/**
 * The member's drafts of orders (specification 16.4), `opened` among them unfolded and as it was typed in `kept`; where they cannot be read,
 * the orders stand without them and it is said.
 */
export function DraftSection({ read, opened, kept }: Props) {
  if (!read.isHere) return <Unavailable what={t.title} told={read.told} />;
  const { drafts, addresses } = read.value;
  return (
    <section aria-labelledby="borradores" className="flex flex-col gap-3">
      <div>
        <h2 id="borradores" className="text-lg">
          {t.title}
        </h2>
        {drafts.length > 0 && <p className="text-sm text-muted">{t.lead}</p>}
      </div>
      {drafts.length === 0 && (
        <p className="text-sm text-muted">
          <strong className="block text-ink">{text.order.empty}</strong>
          {t.empty}
        </p>
      )}
      {drafts.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
          {drafts.map((draft) => (
            <li key={draft.id}>
              <DraftCard
                draft={draft}
                addresses={addresses}
                isOpen={draft.id === opened}
                kept={kept?.id?.[0] === draft.id ? kept : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
