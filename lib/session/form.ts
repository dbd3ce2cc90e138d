import { z } from "zod";
import { CODE_DIGITS, PASSWORD_LENGTH_MIN } from "@/lib/contract/limits";
import { Captcha, LOGIN_TYPES } from "@/lib/contract/session";

/** The messages of all schemas in this file are keys of `session.errors`. */
export const Email = z.string().trim().pipe(z.email("email").max(254, "email"));

/** A Colombian mobile number that was pasted with its calling code, which is a field of its own. */
const PREFIXED = /^57(?=3\d{9}$)/;

export const Phone = z
  .string()
  .transform((text) => text.replace(/\D/g, "").replace(PREFIXED, ""))
  .pipe(z.string().regex(/^\d{5,14}$/, "phone"));

const AreaCode = z.string().regex(/^[1-9]\d{0,3}$/, "areaCode");

export const Code = z
  .string()
  .transform((code) => code.replace(/\s/g, ""))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), "code"));

export const NewPassword = z.string().min(PASSWORD_LENGTH_MIN, "password").max(200, "long");

/** An existing password may be older than the rules for a new one. */
const Password = z.string().min(1, "noPassword").max(200, "long");

const ByEmail = z.object({ loginType: z.literal("email"), email: Email });
const ByPhone = z.object({ loginType: z.literal("phone"), area_code: AreaCode, mobile: Phone });
const WithCode = z.object({ method: z.literal("code"), code: Code });
const WithPassword = z.object({ method: z.literal("password"), password: Password });
const WithNewPassword = z.object({ method: z.literal("reset"), code: Code, new_password: NewPassword });

/** Validates only the fields of the chosen login type and method. */
export const LoginForm = z.intersection(
  z.discriminatedUnion("loginType", [ByEmail, ByPhone]),
  z.discriminatedUnion("method", [WithCode, WithPassword, WithNewPassword]),
);

const Checkbox = z.union([z.boolean(), z.literal("on").transform(() => true)]).default(false);

const OptionalPassword = z.union([z.literal("").transform(() => undefined), NewPassword], "password").optional();

const Terms = Checkbox.pipe(z.literal(true, "terms"));

const optionalText = (max: number) => z.string().trim().max(max, "long").optional();

/** Names of the buyer on an order's papers. */
const BuyerName = optionalText(100);
const BuyerCompany = optionalText(200);

/** Registration is always by e-mail (specification 20.1). */
export const RegisterForm = z.object({
  email: Email,
  code: Code,
  firstname: BuyerName,
  company: BuyerCompany,
  password: OptionalPassword,
  accepts_terms: Terms,
  accepts_marketing: Checkbox,
});

export const CodeTarget = z.union([z.object({ email: Email }), z.object({ area_code: AreaCode, mobile: Phone })]);
export type CodeTarget = z.input<typeof CodeTarget>;

export const CodeRequest = Captcha.extend({ purpose: z.enum(["login", "register"]) }).and(CodeTarget);

export const parseLoginType = (value: unknown) => LOGIN_TYPES.find((known) => known === value) ?? "email";
