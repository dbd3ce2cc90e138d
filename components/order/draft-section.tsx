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

/** The member's drafts of orders (specification 16.4), one of them as it was typed in `kept`; where they cannot be read, the orders stand without them and it is said. */
export async function DraftSection({ kept }: { kept: Posted | undefined }) {
  const read = await part(Promise.all([getDrafts(), getAddresses()]));
  if (!read.isHere) return <Unavailable what={t.title} told={read.told} />;
  const [drafts, own] = read.value;
  const addresses = own.map((address) => ({
    id: address.id,
    label: fill(t.addressOf, { receiver: address.receiver, ...addressLines(address) }),
  }));
  return (
    <section aria-labelledby="borradores" className="flex flex-col gap-3">
      <div>
        <h2 id="borradores" className="text-lg">
          {t.title}
        </h2>
        {drafts.length > 0 && <p className="text-sm text-muted">{t.lead}</p>}
      </div>
      {drafts.length === 0 && <p className="text-sm text-muted">{t.empty}</p>}
      <ul className="flex flex-col gap-4">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftCard draft={draft} addresses={addresses} {...(kept?.id?.[0] === draft.id && { kept })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
