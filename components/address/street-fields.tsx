import { controlProps, FIELD_LOOK, Field } from "@/components/ui/field";
import { FREE_LINE, type Street, streetLine, WAYS } from "@/lib/address/street";
import { fill } from "@/lib/format";
import type { AddressCopy } from "./address-copy";
import { type Bound, TextField } from "./text-fields";

type Props = { bound: Bound; street: Street; copy: AddressCopy["form"] };

/** `Carrera 43A # 1 Sur-50` in parts, or one line for other forms. */
export function StreetFields({ bound, street, copy: t }: Props) {
  const isFree = street.way === FREE_LINE;
  const isWhole = !isFree && street.number && street.crossing && street.plate;
  const part = { bound, maxLength: 30, autoComplete: "off" };
  const line = (
    <TextField bound={bound} name="line" label={t.line} hint={t.lineHint} maxLength={200} autoComplete="address-line1" />
  );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{t.street}</legend>
      <div className={isFree ? "grid gap-4 sm:grid-cols-[12rem_1fr]" : "grid grid-cols-2 items-start gap-4 sm:grid-cols-4"}>
        <Way bound={bound} copy={t} />
        {isFree ? (
          line
        ) : (
          <>
            <TextField {...part} name="number" label={t.number} placeholder={t.numberExample} />
            <TextField {...part} name="crossing" label={t.crossing} placeholder={t.crossingExample} />
            <TextField {...part} name="plate" label={t.plate} placeholder={t.plateExample} />
          </>
        )}
      </div>
      {!isFree && <noscript>{line}</noscript>}
      <p className="text-sm text-muted" aria-live="polite">
        {isWhole && fill(t.preview, { line: streetLine(street) })}
      </p>
    </fieldset>
  );
}

function Way({ bound, copy: t }: Omit<Props, "street">) {
  const error = bound.fieldError("way");
  return (
    <Field id="address-way" label={t.way} error={error}>
      <select
        {...bound.bind("way")}
        {...controlProps("address-way", { error })}
        defaultValue={bound.initial.way}
        className={`${FIELD_LOOK} h-11`}
      >
        {WAYS.map((way) => (
          <option key={way}>{way}</option>
        ))}
        <option value={FREE_LINE}>{t.free}</option>
      </select>
    </Field>
  );
}
