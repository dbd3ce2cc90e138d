import { addressLines } from "@/lib/address";
import { getAddresses } from "@/lib/address/server";
import { fill } from "@/lib/format";
import { optional } from "@/lib/http/reads";
import { getDrafts } from "@/lib/order/server";
import { text } from "@/lib/text";
import { DraftCard } from "./draft-card";

const { draft: t } = text.order;

/** The member's drafts of orders (specification 16.4); where they cannot be read, the orders stand without them. */
export async function DraftSection() {
  const read = await optional(Promise.all([getDrafts(), getAddresses()]));
  const [drafts, kept] = read ?? [[], []];
  const addresses = kept.map((address) => ({
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
      {!read && <p role="alert">{t.failed}</p>}
      {read && drafts.length === 0 && <p className="text-sm text-muted">{t.empty}</p>}
      <ul className="flex flex-col gap-4">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftCard draft={draft} addresses={addresses} />
          </li>
        ))}
      </ul>
    </section>
  );
}
