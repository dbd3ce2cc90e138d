"use client";

import { Icon } from "@/components/ui/icon";
import { type AddressThing, addressLines } from "@/lib/address";
import type { Address } from "@/lib/contract/address";
import { fill } from "@/lib/format";
import type { AddressCopy } from "./address-copy";
import type { ChangedAddress } from "./use-address-form";

function readable(address: Address, thing: AddressThing, copy: AddressCopy["changed"]): string {
  switch (thing) {
    case "phone":
      return addressLines(address).phone;
    case "town":
      return `${address.municipality_name}, ${address.department_name}`;
    case "street":
      return address.address;
    case "is_default":
      return address.is_default ? copy.yes : copy.no;
    default:
      return address[thing] || copy.blank;
  }
}

// The notice appears above the fields; the pressed button is below them.
const takeFocus = (notice: HTMLElement | null) => notice?.focus();

type Props = ChangedAddress & { copy: AddressCopy; onUse: (thing: AddressThing) => void };

/** Changes of another window: merged ones, and conflicts to choose from. */
export function ChangedNotice({ stored, adopted, conflicts, copy, onUse }: Props) {
  const { changed: t, things } = copy;
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
            {conflicts.map((thing) => (
              <li key={thing} className="flex flex-wrap items-center gap-x-3">
                <span>
                  <strong>{things[thing]}.</strong> {fill(t.theirs, { value: readable(stored, thing, t) })}
                </span>
                <button type="button" onClick={() => onUse(thing)} className="min-h-9 font-semibold text-brand underline">
                  {t.use}
                  <span className="sr-only">: {things[thing]}</span>
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
            {adopted.map((thing) => (
              <li key={thing}>
                <strong>{things[thing]}.</strong> {readable(stored, thing, t)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
