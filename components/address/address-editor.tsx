import { ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { BLANK_ADDRESS, inputOf } from "@/lib/address";
import type { Address } from "@/lib/contract/address";
import { fill } from "@/lib/format";
import { readTyped } from "@/lib/http/typed-form";
import { wrongFields } from "@/lib/note";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { AddressForm } from "./address-form.client";
import { ADDRESS_WORDS, addressChoices } from "./form-choices";
import { TownsStep } from "./towns-step";

const { form, things, changed } = text.address;
const LABELS = {
  receiver: things.receiver,
  phone: things.phone,
  country_code: things.phone,
  department: form.department,
  municipality: form.municipality,
  way: things.street,
  number: things.street,
  crossing: things.street,
  plate: things.street,
  line: things.street,
  postal_code: things.postal_code,
};

/** The form with what it needs: departments, the municipalities of the first one, and calling codes. */
export async function AddressEditor(given: { address?: Address; department?: string; wrong: string | string[] | undefined }) {
  const { address, wrong } = given;
  const fields = wrongFields(wrong, LABELS);
  const start = address ? inputOf(address) : BLANK_ADDRESS;
  const isChanged = wrong === "changed";
  const kept = (fields || isChanged ? await readTyped("address", start) : undefined) ?? start;
  const { department, ...offered } = await addressChoices(given.department ?? kept.department);
  const municipality = offered.towns.some(({ value }) => value === kept.municipality) ? kept.municipality : "";
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {isChanged && <Flash kind="problem" text={`${changed.title}. ${changed.text}`} />}
      {fields && <Flash kind="problem" text={fill(form.wrong, { fields })} />}
      <noscript>
        <TownsStep departments={offered.departments} chosen={department} />
      </noscript>
      <AddressForm
        words={ADDRESS_WORDS}
        initial={{ ...kept, department, municipality }}
        {...(address && { edited: { id: address.id, version: address.version } })}
        {...offered}
        addresses={{ post: "/api/address", next: `${routes.addresses}?done=saved` }}
        cancel={
          <ButtonLink look="quiet" size="lg" href={routes.addresses}>
            {form.cancel}
          </ButtonLink>
        }
      />
    </div>
  );
}
