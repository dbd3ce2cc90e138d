import { z } from "zod";
import { call } from "./call.ts";
import { PASSWORD_LENGTH_MIN } from "./limits.ts";
import { Id, Text, Timestamp } from "./wire.ts";

/** Registration source of specification 23.7. */
export const SOURCE = "colombia";

/** How a member names the account at login. Registration is always by e-mail (specification 20.1). */
export const LOGIN_TYPES = ["phone", "email"] as const;

/** Specification 20.5. `loginType` and `userType` may have any value. */
const User = z.object({
  phone: Text,
  nickName: Text,
  userId: Id,
  loginType: Text,
  userName: Text,
  userType: Text,
  email: Text,
  nationality: Text,
});
export type User = z.output<typeof User>;

/** `pord_token`: long-lived token that restores the session. */
const LoggedIn = z.object({ access_token: z.string().min(1), pord_token: z.string().optional(), user: User });

/** Specification 20.3: a ticket for one call. */
export const Captcha = z.object({ rand_str: z.string().max(200), validate_code: z.string().max(2000) });
export type Captcha = z.output<typeof Captcha>;

/** Optional additions to specification 20.8: `device_token` recognizes a browser (HttpOnly cookie), `user_agent` names it. */
const Device = { device_token: z.string().max(100).optional() };
const Browser = { ...Device, user_agent: z.string().max(300).optional() };

const NO_CONTACT = { path: ["email"], message: "Indique el correo electrónico o el teléfono con su indicativo." };

const Done = z.object({ message: z.string().optional() });

export const Login = call({
  method: "POST",
  base: "buyer",
  path: "/auth/login",
  summary: "Log in by phone or e-mail, with a code or a password",
  body: z
    .object({
      loginType: z.enum(LOGIN_TYPES),
      area_code: z.string().max(8).optional(),
      mobile: z.string().max(32).optional(),
      email: z.string().max(254).optional(),
      code: z.string().max(12).optional(),
      password: z.string().max(200).optional(),
      new_password: z
        .string()
        .min(PASSWORD_LENGTH_MIN)
        .max(200)
        .optional()
        .describe("Addition: with a code, the password from now on; other sessions end"),
      ...Browser,
    })
    .refine(({ loginType, area_code, mobile, email }) => (loginType === "email" ? email : area_code && mobile), NO_CONTACT)
    .refine(({ code, password }) => code || password, { path: ["code"], message: "Indique el código o la contraseña." })
    .refine(({ code, new_password }) => code || !new_password, {
      path: ["code"],
      message: "Para cambiar la contraseña hace falta un código.",
    }),
  response: LoggedIn.extend({
    is_password_changed: z.boolean().optional().describe("Addition: whether `new_password` was taken"),
  }),
});

export const Logout = call({
  method: "POST",
  base: "buyer",
  path: "/auth/logout",
  summary: "End the session of the bearer, of the long-lived token, or both",
  body: z.object({ token: z.string().max(500).optional() }),
  response: Done,
});

export const LoginByCookie = call({
  method: "POST",
  base: "buyer",
  path: "/auth/login/cookie",
  summary: "Restore a session with the long-lived token",
  body: z.object({ token: z.string().max(500), ...Browser }),
  response: LoggedIn,
});

export const Register = call({
  method: "POST",
  base: "buyer",
  path: "/auth/register",
  summary: "Register by e-mail with a code",
  body: z.object({
    email: z.email().max(254),
    code: z.string().max(12),
    password: z.string().max(200).optional(),
    source: z.string().default(SOURCE),
    area_code: z.string().max(8).optional(),
    phone: z.string().max(32).optional(),
    accepts_terms: z.boolean().optional(),
    accepts_marketing: z.boolean().optional(),
    firstname: z.string().max(100).optional().describe("What papers of orders name the buyer by; an addition"),
    company: z.string().max(200).optional().describe("An addition, as firstname is"),
    ...Browser,
  }),
  response: LoggedIn,
});

export const AutoRegister = call({
  method: "POST",
  base: "buyer",
  path: "/auth/auto/register_login",
  summary: "Register a guest who asks for a quotation, and log in",
  body: z.object({
    email: z.email().max(254),
    source: z.string().default(SOURCE),
    accepts_marketing: z.boolean().optional(),
    ...Browser,
  }),
  response: LoggedIn,
});

export const RegisterCode = call({
  method: "POST",
  base: "buyer",
  path: "/auth/register/code",
  summary: "Send the code for a registration",
  query: Captcha.extend({
    area_code: z.string().max(8).optional(),
    phone: z.string().max(32).optional(),
    email: z.string().max(254).optional(),
    ...Device,
  }).refine(({ area_code, phone, email }) => email || (area_code && phone), NO_CONTACT),
  response: Done,
});

export const LoginCode = call({
  method: "GET",
  base: "buyer",
  path: "/auth/send/code",
  summary: "Send the code for a login",
  reads: false,
  query: Captcha.extend({
    area_code: z.string().max(8).optional(),
    mobile: z.string().max(32).optional(),
    email: z.string().max(254).optional(),
    ...Device,
  }).refine(({ area_code, mobile, email }) => email || (area_code && mobile), NO_CONTACT),
  response: Done,
});

export const VerifyCode = call({
  method: "POST",
  base: "buyer",
  path: "/auth/code",
  summary: "Verify a code without using it up",
  body: z.object({ account: z.string().max(254), code: z.string().max(12), ...Device }),
  response: z.object({ valid: z.boolean() }),
});

export const UserAuthInfo = call({
  method: "GET",
  base: "base3",
  path: "ums/authentication/v1/userauthinfo",
  summary: "The member's names, status and nationality, and what the account settings show",
  session: true,
  response: z.object({
    data: z.object({
      userOther: z.object({
        firstname: Text,
        username: Text,
        nickname: z.string().nullish(),
        company: z.string().nullish(),
        tax_id: z.string().nullish(),
      }),
      userStatus: z.object({
        usertype: Text,
        email: Text,
        area_code: z.string().nullish(),
        phone: z.string().nullish(),
        has_password: z.boolean().optional(),
        is_email_confirmed: z.boolean().optional().describe("Addition: whether a code has shown that the e-mail is the member's"),
        proved_until: Timestamp.optional().describe(
          "Addition: until when this session may change contacts without another proof",
        ),
      }),
      userinfo: z.object({ nationality: Text }),
    }),
  }),
});
