import { MemberField } from "@/components/session/member-field";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addressLines } from "@/lib/address";
import type { Address } from "@/lib/contract/address";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";

const t = text.address;

export function AddressCard({ address }: { address: Address }) {
  const { id, receiver, is_default: isDefault, notes } = address;
  const { street, town, phone } = addressLines(address);
  const ofReceiver = <span className="sr-only"> {fill(t.of, { receiver })}</span>;
  return (
    <li className={`flex flex-col rounded-card border bg-surface p-4 sm:p-5 ${isDefault ? "border-brand" : "border-line"}`}>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-base font-semibold [overflow-wrap:anywhere]">{receiver}</h2>
        {isDefault && <Badge tone="brand">{t.default}</Badge>}
      </div>
      <address className="mt-2 flex flex-col gap-0.5 text-sm not-italic [overflow-wrap:anywhere]">
        <span>{street}</span>
        <span className="text-muted">{town}</span>
        <span className="text-muted">{phone}</span>
        {notes && <span className="mt-1 text-muted">{notes}</span>}
      </address>
      <form action="/api/address" method="post" className="-mx-2 mt-auto flex flex-wrap gap-x-1 pt-3">
        <MemberField />
        <input type="hidden" name="id" value={id} />
        <ButtonLink variant="quiet" size="sm" href={routes.editAddress(id)} className="min-h-11">
          {t.edit}
          {ofReceiver}
        </ButtonLink>
        <Button type="submit" name="intent" value="delete" variant="quiet" size="sm" className="min-h-11">
          <Icon name="trash" size={16} />
          {t.delete}
          {ofReceiver}
        </Button>
        {!isDefault && (
          <Button type="submit" name="intent" value="default" variant="quiet" size="sm" className="min-h-11">
            {t.makeDefault}
            {ofReceiver}
          </Button>
        )}
      </form>
    </li>
  );
}
