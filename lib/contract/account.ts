import { z } from "zod";
import { call } from "./call.ts";
import { PASSWORD_LENGTH_MIN } from "./limits.ts";
import { Captcha } from "./session.ts";
import { Timestamp } from "./wire.ts";

const Done = z.object({ message: z.string().optional() });
const Code = z.string().min(4).max(12);
const Password = z.string().min(PASSWORD_LENGTH_MIN).max(200);

/** Optional: specification 20.3 demands a captcha but names no captcha fields for these calls. */
const Ticket = Captcha.partial();

/** From the lowest to the highest. A service may have other levels: pages show the `name` that comes with a level. */
export const MEMBERSHIP_LEVELS = ["standard", "silver", "gold", "diamond"] as const;

/** Without `browser`: calls that change contacts or passwords or send codes are made by handlers of `app/api/session`. */
const MEMBER_CALL = { session: true, response: Done } as const;

export const ChangeInfo = call({
  ...MEMBER_CALL,
  browser: true,
  method: "POST",
  base: "buyer",
  path: "/member/user/change/info",
  summary: "Change names, nationality and company",
  body: z.object({
    firstname: z.string().min(1).max(100),
    nickname: z.string().max(100).optional(),
    nationality: z.string().max(60).optional(),
    company: z.string().max(200).optional(),
    tax_id: z.string().max(20).optional(),
  }),
});

export const ChangeEmail = call({
  ...MEMBER_CALL,
  method: "POST",
  base: "buyer",
  path: "ums/changeinfo/v1/changeemail",
  summary: "Change the e-mail with a code sent to the new one",
  body: z.object({ email: z.email().max(254), code: Code }),
});

export const ChangePhone = call({
  ...MEMBER_CALL,
  method: "POST",
  base: "buyer",
  path: "ums/changeinfo/v1/changephone",
  summary: "Change the phone with a code sent to the new one",
  body: z.object({ area_code: z.string().max(8), phone: z.string().max(32), code: Code }),
});

export const SetEmailCode = call({
  ...MEMBER_CALL,
  method: "POST",
  base: "buyer",
  path: "ums/register/setemailcode",
  summary: "Send a code to an e-mail",
  body: Ticket.extend({ email: z.email().max(254) }),
});

export const SetPasswordCode = call({
  ...MEMBER_CALL,
  method: "POST",
  base: "buyer",
  path: "ums/changeinfo/v1/setmessagecodeforchangepassword",
  summary: "Send the code for a change of password",
  body: Ticket.extend({ channel: z.enum(["phone", "email"]) }),
});

export const ChangePassword = call({
  ...MEMBER_CALL,
  method: "POST",
  base: "buyer",
  path: "ums/changeinfo/v1/changePasswordNoOldPassword",
  summary: "Change the password with a code",
  body: z.object({ code: Code, password: Password }),
});

export const ChangePasswordByUsername = call({
  ...MEMBER_CALL,
  method: "POST",
  base: "buyer",
  path: "ums/changeinfo/changepasswordbyusername",
  summary: "Change the password with the old one",
  multipart: true,
  body: z.object({ username: z.string().max(254), old_password: z.string().max(200), password: Password }),
});

export const AccountCancelCode = call({
  ...MEMBER_CALL,
  method: "POST",
  base: "buyer",
  path: "ums/userinfo/accountcancelcode",
  summary: "Send the code for the cancellation of the account",
  body: Ticket,
});

export const AccountCancel = call({
  ...MEMBER_CALL,
  browser: true,
  method: "POST",
  base: "buyer",
  path: "/member/user/account/cancel",
  summary: "Cancel the account for good",
  body: z.object({ code: Code, reason: z.string().max(500).optional() }),
});

export const ProofCode = call({
  ...MEMBER_CALL,
  method: "POST",
  base: "buyer",
  path: "/member/user/proof/code",
  summary: "Addition: send the code by which the member proves to be there",
  body: Captcha,
});

export const Prove = call({
  method: "POST",
  base: "buyer",
  path: "/member/user/proof",
  summary: "Addition: prove with the password or a code to be the member, for ten minutes",
  session: true,
  body: z
    .object({ password: z.string().max(200).optional(), code: z.string().max(12).optional() })
    .refine(({ password, code }) => password || code, { path: ["code"], message: "Indique el código o la contraseña." }),
  response: z.object({ message: z.string().optional(), proved_until: Timestamp }),
});

const SessionKey = z.object({ id: z.string().max(64) });

export const SessionList = call({
  method: "GET",
  base: "buyer",
  path: "/member/user/sessions",
  summary: "Addition: where the member is logged in, the latest first",
  session: true,
  response: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        user_agent: z.string(),
        created_at: Timestamp,
        seen_at: Timestamp,
        is_current: z.boolean(),
      }),
    ),
  }),
});

export const SessionEnd = call({
  ...MEMBER_CALL,
  method: "DELETE",
  base: "buyer",
  path: "/member/user/sessions/{id}",
  summary: "Addition: end one of the member's sessions",
  params: SessionKey,
});

export const SessionEndOthers = call({
  ...MEMBER_CALL,
  method: "DELETE",
  base: "buyer",
  path: "/member/user/sessions",
  summary: "Addition: end every session of the member but the one that asks",
});

export const EmailUndo = call({
  method: "POST",
  base: "buyer",
  path: "/auth/email/undo",
  summary: "Addition: undo a change of e-mail or phone of the last three days, with the token of the e-mail about it",
  body: z.object({ token: z.string().max(100) }),
  response: Done,
});

export const MemberInfo = call({
  method: "GET",
  base: "buyer",
  path: "/member/user/member/info",
  summary: "Membership level; levels are open",
  session: true,
  browser: true,
  response: z.object({
    level: z.string(),
    name: z.string(),
    since: Timestamp,
    benefits: z.array(z.string()).default([]),
    next_level: z.string().optional(),
    next_level_hint: z.string().optional().describe("What is missing for the next level"),
  }),
});
