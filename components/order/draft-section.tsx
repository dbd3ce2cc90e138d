import { addressLines } from "@/lib/address";
import { getAddresses } from "@/lib/address/server";
import type { Temporary } from "@/lib/contract/legacy-order";
import { fill } from "@/lib/format";
import { optional } from "@/lib/http/reads";
import { getDrafts } from "@/lib/order/server";
import { text } from "@/lib/text";
import { DraftCard } from "./draft-card";

const { draft: t } = text.order;

type Drafts = { kind: "read"; drafts: Temporary[]; addresses: { id: string; label: string }[] } | { kind: "failed" };

/** The member's drafts with where they could go. */
export async function getDraftsWithAddresses(): Promise<Drafts> {
  const read = await optional(Promise.all([getDrafts(), getAddresses()]));
  if (!read) return { kind: "failed" };
  const [drafts, kept] = read;
  const addresses = kept.map((address) => ({
    id: address.id,
    label: fill(t.addressOf, { receiver: address.receiver, ...addressLines(address) }),
  }));
  return { kind: "read", drafts, addresses };
}

/** The member's drafts of orders (specification 16.4), `opened` among them unfolded; where they cannot be read, the orders stand without them. */
export function DraftSection({ drafts: read, opened }: { drafts: Drafts; opened: string | undefined }) {
  return (
    <section aria-labelledby="borradores" className="flex flex-col gap-3">
      <div>
        <h2 id="borradores" className="text-lg">
          {t.title}
        </h2>
        {read.kind === "read" && read.drafts.length > 0 && <p className="text-sm text-muted">{t.lead}</p>}
      </div>
      {read.kind === "failed" && <p role="alert">{t.failed}</p>}
      {read.kind === "read" && read.drafts.length === 0 && (
        <p className="text-sm text-muted">
          <strong className="block text-ink">{text.order.empty}</strong>
          {t.empty}
        </p>
      )}
      {read.kind === "read" && read.drafts.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-block border border-line bg-surface">
          {read.drafts.map((draft) => (
            <li key={draft.id}>
              <DraftCard draft={draft} addresses={read.addresses} isOpen={draft.id === opened} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
