import { SelectField, TextField } from "@/components/ui/form-fields";
import { FREE_LINE, type Street, streetLine, WAYS } from "@/lib/address/street";
import { fill } from "@/lib/format";
import type { AddressCopy } from "./address-copy";
import type { AddressField } from "./text-fields";

type Props = { field: AddressField; street: Street; copy: AddressCopy["form"] };

/** Fields for the parts of a street such as `Carrera 43A # 1 Sur-50`, or one field for a street of another form. */
export function StreetFields({ field, street, copy: t }: Props) {
  const isFree = street.way === FREE_LINE;
  const isWhole = !isFree && street.number && street.crossing && street.plate;
  const part = { maxLength: 30, autoComplete: "off" };
  const line = <TextField {...field("line")} label={t.line} hint={t.lineHint} maxLength={200} autoComplete="address-line1" />;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t.street}</legend>
      <div className={isFree ? "grid gap-4 sm:grid-cols-[12rem_1fr]" : "grid grid-cols-2 items-start gap-4 sm:grid-cols-4"}>
        <Way field={field} copy={t} />
        {isFree ? (
          line
        ) : (
          <>
            <TextField {...field("number")} {...part} label={t.number} placeholder={t.numberExample} />
            <TextField {...field("crossing")} {...part} label={t.crossing} placeholder={t.crossingExample} />
            <TextField {...field("plate")} {...part} label={t.plate} placeholder={t.plateExample} />
          </>
        )}
      </div>
      {!isFree && <noscript>{line}</noscript>}
      <p className="text-sm text-muted" aria-live="polite">
        {!isFree && (isWhole ? fill(t.preview, { line: streetLine(street) }) : t.previewExample)}
      </p>
    </fieldset>
  );
}

function Way({ field, copy: t }: Omit<Props, "street">) {
  return (
    <SelectField {...field("way")} label={t.way}>
      {WAYS.map((way) => (
        <option key={way}>{way}</option>
      ))}
      <option value={FREE_LINE}>{t.free}</option>
    </SelectField>
  );
}
