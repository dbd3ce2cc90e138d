import * as contract from "../../lib/contract/account.ts";
import { handleMember, type Route } from "../route.ts";
import type { Desk } from "../session/code-request.ts";
import { cancelAccount, sendCancelCode } from "./cancel.ts";
import { changeEmail, changePhone, sendEmailCode } from "./contact.ts";
import { memberInfo } from "./level.ts";
import { changePassword, changePasswordByUsername, sendPasswordCode } from "./password.ts";
import { changeInfo } from "./store.ts";

/** What members change of their account (SPEC.md section 7, Account). */
export const accountRoutes = (desk: Desk): Route[] => [
  handleMember(contract.ChangeInfo, ({ body, session }) => changeInfo(desk.database, body, session.memberId)),
  handleMember(contract.SetEmailCode, ({ body, ...asking }) => sendEmailCode(desk, body, asking)),
  handleMember(contract.ChangeEmail, ({ body, session }) => changeEmail(desk.database, body, session)),
  handleMember(contract.ChangePhone, ({ body, session }) => changePhone(desk.database, body, session)),
  handleMember(contract.SetPasswordCode, ({ body, ...asking }) => sendPasswordCode(desk, body, asking)),
  handleMember(contract.ChangePassword, ({ body, session }) => changePassword(desk, body, session)),
  handleMember(contract.ChangePasswordByUsername, ({ body, ...asking }) => changePasswordByUsername(desk, body, asking)),
  handleMember(contract.AccountCancelCode, ({ body, ...asking }) => sendCancelCode(desk, body, asking)),
  handleMember(contract.AccountCancel, ({ body, session }) => cancelAccount(desk.database, body, session.memberId)),
  handleMember(contract.MemberInfo, ({ session }) => memberInfo(desk.database, session.memberId)),
];
