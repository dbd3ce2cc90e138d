import * as contract from "../../lib/contract/account.ts";
import { handle, handleMember, type Route } from "../route.ts";
import type { Desk } from "../session/code-request.ts";
import type { Files } from "../upload/files.ts";
import { cancelAccount, sendCancelCode } from "./cancel.ts";
import { changeEmail, changePhone, sendEmailCode } from "./contact.ts";
import { undoEmailChange } from "./email-undo.ts";
import { memberInfo } from "./level.ts";
import { changePassword, changePasswordByUsername, sendPasswordCode } from "./password.ts";
import { prove, sendProofCode } from "./prove.ts";
import { endOtherSessions, endSession, sessionList } from "./sessions.ts";
import { changeInfo } from "./store.ts";

/** Calls of specification 3.2. */
export const accountRoutes = (desk: Desk & { files: Files }): Route[] => [
  handleMember(contract.ChangeInfo, ({ body, session }) => changeInfo(desk.database, body, session.memberId)),
  handleMember(contract.SetEmailCode, ({ body, ...asking }) => sendEmailCode(desk, body, asking)),
  handleMember(contract.ChangeEmail, ({ body, session }) => changeEmail(desk, body, session)),
  handleMember(contract.ChangePhone, ({ body, session }) => changePhone(desk, body, session)),
  handleMember(contract.SetPasswordCode, ({ body, ...asking }) => sendPasswordCode(desk, body, asking)),
  handleMember(contract.ChangePassword, ({ body, session }) => changePassword(desk, body, session)),
  handleMember(contract.ChangePasswordByUsername, ({ body, ...asking }) => changePasswordByUsername(desk, body, asking)),
  handleMember(contract.AccountCancelCode, ({ body, ...asking }) => sendCancelCode(desk, body, asking)),
  handleMember(contract.AccountCancel, ({ body, session }) => cancelAccount(desk, body, session.memberId)),
  handleMember(contract.ProofCode, ({ body, ...asking }) => sendProofCode(desk, body, asking)),
  handleMember(contract.Prove, ({ body, ...asking }) => prove(desk, body, asking)),
  handleMember(contract.SessionList, ({ session }) => sessionList(desk.database, session)),
  handleMember(contract.SessionEnd, ({ params, session }) => endSession(desk.database, params.id, session)),
  handleMember(contract.SessionEndOthers, ({ session }) => endOtherSessions(desk.database, session)),
  handle(contract.EmailUndo, async ({ body, clientIp }) => {
    await desk.limits.count("loginsOfIp", clientIp);
    return undoEmailChange(desk.database, body.token);
  }),
  handleMember(contract.MemberInfo, ({ session }) => memberInfo(desk.database, session.memberId)),
];
