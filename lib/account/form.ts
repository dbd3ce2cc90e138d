import { z } from "zod";
import { Code, Email, NewPassword as Password, Phone } from "@/lib/session/form";

/** What members type in the account settings. Messages are keys of `account.errors` in the words. */
const short = (most: number) => z.string().trim().max(most, "long");

export const ProfileForm = z.object({
  firstname: short(100).min(1, "firstname"),
  nickname: short(100),
  nationality: short(60),
  company: short(200),
  tax_id: short(20),
});
export type ProfileForm = z.output<typeof ProfileForm>;

/** What has to be right before a code is sent. */
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

export const ProofForm = z.object({ code: Code, password: z.string().min(1, "oldPassword").max(200, "long") });

export const CancelForm = z.object({
  understood: z.literal(true, "understood"),
  reason: short(500),
  code: Code,
});
