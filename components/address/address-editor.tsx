import { MemberField } from "@/components/session/member-field";
import { ButtonLink } from "@/components/ui/button";
import { Flash } from "@/components/ui/flash";
import { BLANK_ADDRESS, toAddressInput } from "@/lib/address";
import type { Address } from "@/lib/contract/address";
import { wrongLabels } from "@/lib/form/note";
import { formNote } from "@/lib/form/server";
import { withPostedValues } from "@/lib/form/values";
import { fill } from "@/lib/format";
import { routes } from "@/lib/routes";
import { text } from "@/lib/text";
import { AddressForm } from "./address-form.client";
import { ADDRESS_COPY, addressChoices } from "./form-choices";
import { TownsStep } from "./towns-step";

const { form, groups, changed } = text.address;
const LABELS = {
  receiver: groups.receiver,
  phone: groups.phone,
  country_code: groups.phone,
  department: form.department,
  municipality: form.municipality,
  way: groups.street,
  number: groups.street,
  crossing: groups.street,
  plate: groups.street,
  line: groups.street,
  postal_code: groups.postal_code,
};

type Query = Record<string, string | string[] | undefined>;

export async function AddressEditor({ address, query }: { address?: Address; query: Query }) {
  const page = address ? routes.editAddress(address.id) : routes.newAddress();
  const { note, saved } = await formNote(query, text.address, page);
  const fields = wrongLabels(query.wrong, LABELS);
  const start = withPostedValues(address ? toAddressInput(address) : BLANK_ADDRESS, saved?.values);
  const isChanged = query.wrong === "changed";
  const departmentCode = typeof query.department === "string" ? query.department : start.department;
  const { department, ...offered } = await addressChoices(departmentCode);
  const municipality = offered.towns.some(({ value }) => value === start.municipality) ? start.municipality : "";
  return (
    <div data-task="" className="flex max-w-3xl flex-col gap-5">
      {isChanged && <Flash kind="problem" text={`${changed.title}. ${changed.text}`} />}
      {fields && <Flash kind="problem" text={fill(form.wrong, { fields })} />}
      {note && <Flash {...note} />}
      {saved && !note && !fields && !isChanged && <Flash kind="done" text={text.error.typed} />}
      <noscript>
        <TownsStep departments={offered.departments} chosen={department} />
      </noscript>
      <div className="rounded-block border border-line bg-surface p-4 sm:p-5">
        <AddressForm
          copy={ADDRESS_COPY}
          initial={{ ...start, department, municipality }}
          {...(address && { edited: { id: address.id, version: address.version } })}
          {...offered}
          urls={{ post: "/api/address", next: `${routes.addresses}?done=saved` }}
          hidden={<MemberField />}
          cancel={
            <ButtonLink variant="quiet" size="lg" className="max-sm:w-full" href={routes.addresses}>
              {form.cancel}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
