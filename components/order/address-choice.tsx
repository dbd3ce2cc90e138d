import { Badge } from "@/components/ui/badge";
import type { CheckoutWords } from "./checkout-words";

/** An address in the lines it is read in. */
export type ShownAddress = { id: string; receiver: string; street: string; town: string; phone: string; isDefault: boolean };

type Props = {
  addresses: ShownAddress[];
  chosen: string;
  onChoose: (id: string) => void;
  form: string;
  words: CheckoutWords;
};

/** The member's addresses, one of them chosen. */
export function AddressChoice({ addresses, chosen, onChoose, form, words: t }: Props) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{t.address}</legend>
      {addresses.map(({ id, receiver, street, town, phone, isDefault }) => (
        <label
          key={id}
          className="flex cursor-pointer gap-3 rounded-card border border-line bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft"
        >
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
            {isDefault && (
              <span className="mt-1">
                <Badge>{t.default}</Badge>
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
