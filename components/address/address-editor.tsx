import { ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { BLANK_ADDRESS, inputOf } from "@/lib/address";
import type { Address } from "@/lib/contract/address";
import { fill } from "@/lib/format";
import { getAreas, getCallingCodes } from "@/lib/geo/server";
import { readTyped } from "@/lib/http/typed-form";
import { wrongFields } from "@/lib/note";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { AddressForm } from "./address-form.client";
import { TownsStep } from "./towns-step";

const { form, changed, things, errors } = text.address;
const WORDS = { form, changed, things, errors };
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

const choices = (areas: { id: string; name: string }[]) => areas.map(({ id, name }) => ({ value: id, label: name }));

/** The form with what it needs: departments, the municipalities of the first one, and calling codes. */
export async function AddressEditor(given: { address?: Address; department?: string; wrong: string | string[] | undefined }) {
  const { address, wrong } = given;
  const [areas, codes] = await Promise.all([getAreas(), getCallingCodes()]);
  const fields = wrongFields(wrong, LABELS);
  const start = address ? inputOf(address) : BLANK_ADDRESS;
  const isChanged = wrong === "changed";
  const kept = (fields || isChanged ? await readTyped("address", start) : undefined) ?? start;
  const department = areas.find(({ id }) => id === (given.department ?? kept.department))?.id ?? "";
  const towns = department ? await getAreas(department) : [];
  const municipality = towns.some(({ id }) => id === kept.municipality) ? kept.municipality : "";
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {isChanged && <Flash kind="problem" text={`${changed.title}. ${changed.text}`} />}
      {fields && <Flash kind="problem" text={fill(form.wrong, { fields })} />}
      <noscript>
        <TownsStep departments={choices(areas)} chosen={department} />
      </noscript>
      <AddressForm
        words={WORDS}
        initial={{ ...kept, department, municipality }}
        {...(address && { edited: { id: address.id, version: address.version } })}
        departments={choices(areas)}
        towns={choices(towns)}
        callingCodes={codes.map(({ name, calling }) => ({ value: calling, label: `${name} (+${calling})` }))}
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
