import { z } from "zod";
import { hasColombianTaxIds, readTaxId, type TaxIdProblem } from "@/lib/contract/tax-id";
import { Code, Email, NewPassword as Password, Phone } from "@/lib/session/form";

/** Messages, here and below, are keys of `account.errors`. */
const shortText = (max: number) => z.string().trim().max(max, "long");

const TAX_ID_ERROR_KEYS: Record<TaxIdProblem, string> = { shape: "taxShape", missing: "taxMissing", digit: "taxDigit" };

/** Key of the message about a wrong tax number; undefined for a valid, blank or foreign one. */
export function taxIdErrorKey(text: string, nationality: string): string | undefined {
  const read = text.trim() === "" || !hasColombianTaxIds(nationality) ? undefined : readTaxId(text);
  return read && "problem" in read ? TAX_ID_ERROR_KEYS[read.problem] : undefined;
}

function toStoredTaxId(text: string, nationality: string): string {
  const read = hasColombianTaxIds(nationality) ? readTaxId(text) : undefined;
  return read && "value" in read ? read.value : text;
}

const ProfileFields = z.object({
  firstname: shortText(100).min(1, "firstname"),
  nickname: shortText(100),
  nationality: shortText(60),
  company: shortText(200),
  tax_id: shortText(20),
});

/** The tax number's format depends on the country. */
export const ProfileForm = ProfileFields.superRefine(
  ({ tax_id, nationality }, context) => {
    const message = taxIdErrorKey(tax_id, nationality);
    if (message) context.addIssue({ code: "custom", path: ["tax_id"], message });
  },
  // The check also runs when other fields are invalid.
  { when: () => true },
).transform((profile) => ({ ...profile, tax_id: toStoredTaxId(profile.tax_id, profile.nationality) }));
export type ProfileForm = z.output<typeof ProfileForm>;

export const NewEmail = z.object({ email: Email });
export const NewPhone = z.object({ area_code: z.string().min(1, "areaCode"), phone: Phone });

export const EmailForm = NewEmail.extend({ code: Code });
export type EmailForm = z.output<typeof EmailForm>;
export const PhoneForm = NewPhone.extend({ code: Code });
export type PhoneForm = z.output<typeof PhoneForm>;

export const Channel = z.object({ channel: z.enum(["email", "phone"]) });
export const NewPasswordForm = Channel.extend({ code: Code, password: Password });

export const OldPasswordForm = z.object({
  username: z.string(),
  old_password: z.string().min(1, "oldPassword").max(200, "long"),
  password: Password,
});

export const ProofForm = z.discriminatedUnion("way", [
  z.object({ way: z.literal("code"), code: Code }),
  z.object({ way: z.literal("password"), password: z.string().min(1, "oldPassword").max(200, "long") }),
]);
export type ProofForm = z.output<typeof ProofForm>;

export const CancelForm = z.object({
  understood: z.boolean().pipe(z.literal(true, "understood")),
  reason: shortText(500),
  code: Code,
});
