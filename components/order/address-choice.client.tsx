"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { FIELD_LOOK } from "@/components/ui/field";
import { isAddressFound, SEARCHED_ABOVE } from "@/lib/address";
import { plural } from "@/lib/format";
import type { CheckoutCopy } from "./checkout-copy";

export type ShownAddress = {
  id: string;
  receiver: string;
  street: string;
  town: string;
  phone: string;
  notes?: string | undefined;
  isDefault: boolean;
  remote?: string | undefined;
};

type Props = {
  addresses: ShownAddress[];
  chosen: string;
  onChoose: (id: string) => void;
  form: string;
  copy: CheckoutCopy;
};

const SHOWN_OF_MANY = 4;

export function AddressChoice({ addresses, chosen, copy: t, ...choosing }: Props) {
  // State, so that the addresses keep their places when another one is chosen.
  const [firstId] = useState(chosen);
  const inOrder = [...addresses.filter(({ id }) => id === firstId), ...addresses.filter(({ id }) => id !== firstId)];
  const shown = inOrder.length > SEARCHED_ABOVE ? SHOWN_OF_MANY : inOrder.length;
  const cards = (some: ShownAddress[]) => (
    <div className="grid gap-3 sm:grid-cols-2">
      {some.map((address) => (
        <Card key={address.id} address={address} chosen={chosen} copy={t} {...choosing} />
      ))}
    </div>
  );
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t.address}</legend>
      {cards(inOrder.slice(0, shown))}
      {shown < inOrder.length && <Others addresses={inOrder.slice(shown)} chosen={chosen} copy={t} cards={cards} />}
    </fieldset>
  );
}

type OthersProps = Pick<Props, "addresses" | "chosen" | "copy"> & { cards: (some: ShownAddress[]) => React.ReactNode };

export function Others({ addresses, chosen, copy: t, cards }: OthersProps) {
  const [isOpen, setOpen] = useState(false);
  const [keyword, setKeyword] = useState("");
  const isFound = ({ receiver, street, town, phone }: ShownAddress) =>
    isAddressFound([receiver, street, town, phone].join(" "), keyword);
  const isChosen = ({ id }: ShownAddress) => id === chosen;
  return (
    <details open={isOpen || addresses.some(isChosen)} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand">
        {plural(t.otherAddresses, addresses.length)}
      </summary>
      <div className="flex flex-col gap-3 pt-1">
        <input
          type="search"
          value={keyword}
          onChange={({ currentTarget }) => setKeyword(currentTarget.value)}
          aria-label={t.searchAddress}
          placeholder={t.searchAddress}
          className={`${FIELD_LOOK} hidden h-11 in-data-hydrated:block sm:w-80`}
        />
        {!addresses.some(isFound) && (
          <p role="status" className="text-sm text-muted">
            {t.noAddressFound}
          </p>
        )}
        {cards(addresses.filter((address) => isChosen(address) || isFound(address)))}
      </div>
    </details>
  );
}

type CardProps = Omit<Props, "addresses"> & { address: ShownAddress };

function Card({ address: { id, receiver, street, town, phone, notes, isDefault }, chosen, onChoose, form, copy: t }: CardProps) {
  return (
    <label className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft">
      <input
        type="radio"
        name="address_id"
        value={id}
        form={form}
        required
        checked={id === chosen}
        onChange={() => onChoose(id)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <span className="flex min-w-0 flex-col text-sm [overflow-wrap:anywhere]">
        <strong>{receiver}</strong>
        <span>{street}</span>
        <span>{town}</span>
        <span className="text-ink">{phone}</span>
        {notes && <span className="text-muted">{notes}</span>}
        {isDefault && (
          <span className="mt-1">
            <Badge>{t.default}</Badge>
          </span>
        )}
      </span>
    </label>
  );
}
