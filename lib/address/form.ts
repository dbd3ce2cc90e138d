import { z } from "zod";
import { toStoredPhone } from "./phone";
import { FREE_LINE, streetLine, WAYS } from "./street";

/** Keys of `address.errors` in messages/es.json. */
const key = (
  name:
    | "receiver"
    | "long"
    | "country"
    | "phone"
    | "phoneMissing"
    | "department"
    | "municipality"
    | "way"
    | "number"
    | "crossing"
    | "plate"
    | "line"
    | "postal",
) => name;

const Optional = (max: number) => z.string().trim().max(max, key("long"));

const Fields = z.object({
  receiver: z.string().trim().min(1, key("receiver")).max(120, key("long")),
  country_code: z.string().regex(/^\d{1,7}$/, key("country")),
  phone: z.string().max(60, key("phone")),
  department: z.string().regex(/^\d{2}$/, key("department")),
  municipality: z.string().regex(/^\d{5}$/, key("municipality")),
  way: z.string().pipe(z.enum([...WAYS, FREE_LINE], key("way"))),
  number: Optional(30),
  crossing: Optional(30),
  plate: Optional(30),
  line: Optional(200),
  complement: Optional(200),
  neighborhood: Optional(120),
  postal_code: z
    .string()
    .trim()
    .regex(/^(\d{6})?$/, key("postal")),
  notes: Optional(300),
  is_default: z.boolean(),
});

function checkTogether({ value: fields, issues }: z.core.ParsePayload<z.output<typeof Fields>>) {
  const addIssue = (field: keyof typeof fields, message: string) =>
    issues.push({ code: "custom", input: fields[field], path: [field], message });
  if (fields.phone.trim() === "") addIssue("phone", key("phoneMissing"));
  else if (!toStoredPhone(fields.phone, fields.country_code)) addIssue("phone", key("phone"));
  if (fields.way === FREE_LINE) {
    if (fields.line.length < 3) addIssue("line", key("line"));
    return;
  }
  for (const part of ["number", "crossing", "plate"] as const) if (!fields[part]) addIssue(part, key(part));
}

const orUndefined = (text: string) => text || undefined;

export const AddressForm = Fields.check(checkTogether).transform(({ way, number, crossing, plate, line, ...fields }) => ({
  ...fields,
  address: streetLine({ way, number, crossing, plate, line }),
  phone: toStoredPhone(fields.phone, fields.country_code) ?? fields.phone,
  complement: orUndefined(fields.complement),
  neighborhood: orUndefined(fields.neighborhood),
  postal_code: orUndefined(fields.postal_code),
  notes: orUndefined(fields.notes),
}));
export type AddressForm = z.output<typeof AddressForm>;
