import { z } from "zod";
import { CODE_DIGITS, PASSWORD_LENGTH } from "@/lib/account";
import { Captcha, LOGIN_TYPES } from "@/lib/contract/session";

/** What is typed to log in or register. Messages are keys of `session.errors` in the words. */
export const Email = z.string().trim().pipe(z.email("email").max(254, "email"));

/** Spaces, hyphens and brackets are how people write phones; only the digits count. */
export const Phone = z
  .string()
  .transform((text) => text.replace(/\D/g, ""))
  .pipe(z.string().regex(/^\d{5,14}$/, "phone"));

const AreaCode = z.string().regex(/^[1-9]\d{0,3}$/, "areaCode");

export const Code = z
  .string()
  .transform((code) => code.replace(/\s/g, ""))
  .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), "code"));

/** A password that is chosen now. */
export const NewPassword = z.string().min(PASSWORD_LENGTH, "password").max(200, "long");

/** A password as it was chosen once, by whatever rule. */
const Password = z.string().min(1, "noPassword").max(200, "long");

const ByEmail = z.object({ loginType: z.literal("email"), email: Email });
const ByPhone = z.object({ loginType: z.literal("phone"), area_code: AreaCode, mobile: Phone });
const WithCode = z.object({ method: z.literal("code"), code: Code });
const WithPassword = z.object({ method: z.literal("password"), password: Password });

/** Login by phone or e-mail, with a code or a password. Of a form that holds all fields, only those of the chosen way are looked at. */
export const LoginForm = z.intersection(
  z.discriminatedUnion("loginType", [ByEmail, ByPhone]),
  z.discriminatedUnion("method", [WithCode, WithPassword]),
);

/** A box as a form without scripts posts it, or as JSON. */
const Box = z.union([z.boolean(), z.literal("on").transform(() => true)]).default(false);

const OptionalPassword = z.union([z.literal("").transform(() => undefined), NewPassword], "password").optional();

/** The agreement has to be accepted; marketing does not (DESIGN, decision 4). */
const Terms = Box.pipe(z.literal(true, "terms"));

const optionalText = (max: number) => z.string().trim().max(max, "long").optional();

/** Who buys, as the papers of orders name the buyer; asked and not demanded. */
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
  accepts_marketing: Box,
});

/** Where a code goes. */
export const CodeTarget = z.union([z.object({ email: Email }), z.object({ area_code: AreaCode, mobile: Phone })]);
export type CodeTarget = z.input<typeof CodeTarget>;

/** What the handler of codes takes: what the code is for, a passed captcha, and where it goes. */
export const CodeRequest = Captcha.extend({ purpose: z.enum(["login", "register"]) }).and(CodeTarget);

/** A way to log in as a form names it; by e-mail where it names none. */
export const loginTypeOf = (value: unknown) => LOGIN_TYPES.find((known) => known === value) ?? "email";
