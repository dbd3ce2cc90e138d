"use client";

import { Icon } from "@/components/ui/icon";
import { addressLines, townLabel } from "@/lib/address";
import type { AddressGroup } from "@/lib/address/merge";
import type { Address } from "@/lib/contract/address";
import { fill } from "@/lib/format";
import type { AddressCopy } from "./address-copy";
import type { ChangedAddress } from "./use-address-form";

function valueText(address: Address, group: AddressGroup, copy: AddressCopy["changed"]): string {
  switch (group) {
    case "phone":
      return addressLines(address).phone;
    case "town":
      return townLabel(address);
    case "street":
      return address.address;
    case "is_default":
      return address.is_default ? copy.yes : copy.no;
    default:
      return address[group] || copy.blank;
  }
}

// The notice is above the fields and the pressed button below them, so it may be out of sight.
const takeFocus = (notice: HTMLElement | null) => notice?.focus();

type Props = ChangedAddress & { copy: AddressCopy; onUse: (group: AddressGroup) => void };

/** Tells what another window has changed meanwhile. Adopted changes are in the form; for conflicts the member may use the stored value. */
export function ChangedNotice({ stored, adopted, conflicts, copy, onUse }: Props) {
  const { changed: t, groups } = copy;
  return (
    <section role="alert" tabIndex={-1} ref={takeFocus} className="rounded-card border border-gold bg-gold-soft p-4 text-sm">
      <h2 className="flex items-center gap-2 text-base">
        <Icon name="warning" />
        {t.title}
      </h2>
      <p className="mt-1">{t.text}</p>
      {conflicts.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{t.conflict}</h3>
          <ul className="mt-1 flex flex-col gap-1">
            {conflicts.map((group) => (
              <li key={group} className="flex flex-wrap items-center gap-x-3">
                <span>
                  <strong>{groups[group]}.</strong> {fill(t.theirs, { value: valueText(stored, group, t) })}
                </span>
                <button type="button" onClick={() => onUse(group)} className="min-h-9 font-semibold text-brand underline">
                  {t.use}
                  <span className="sr-only">: {groups[group]}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {adopted.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{t.taken}</h3>
          <ul className="mt-1">
            {adopted.map((group) => (
              <li key={group}>
                <strong>{groups[group]}.</strong> {valueText(stored, group, t)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
